// What pages show of a poll: shared content for everybody, and what is the reader's own beside it; closing, members who
// are deleted, and the add-on switched off.
import { sql } from '@parley/addon-api';
import type { PageDocument } from '@parley/addon-api/shared';
import { countedCommunity, partsIn, type TestClient } from '@parley/addon-api/testing';
import { describe, expect, it } from 'vitest';
import type { PollCardProps } from '../poll-widgets.contract.ts';
import { countsOf, pollBy, type TestPoll, tilt, vote } from './testing/polls.ts';

const test = countedCommunity({ withJobs: true });

async function pageOf(client: TestClient, path: string) {
  const { text } = await client.page(path);
  const { page } = JSON.parse(text) as PageDocument;
  return page;
}

async function cardIn(client: TestClient, { discussionID }: TestPoll) {
  const { body } = await client.get(
    `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${discussionID}`,
  );
  const [card] = partsIn<PollCardProps>(body.layout, 'PollCard');
  return { card, counts: card?.options.map((each) => each.countVotes), own: body.viewerState?.polls };
}

const votersOf = async ({ path }: TestPoll) => (await test.guest.get(path)).body.countVotes;

describe('the page of a poll', () => {
  it('shows it to everybody, and to each their own vote, at once after each vote', async () => {
    const poll = await pollBy(test.member.client);
    const [first, second] = poll.optionIDs;
    expect((await cardIn(test.guest, poll)).card).toMatchObject({
      pollID: poll.pollID,
      question: null,
      countVotes: 0,
      closed: false,
    });
    await vote(test.other.client, poll, second);
    for (const client of [test.guest, test.member.client, test.other.client])
      expect((await cardIn(client, poll)).counts).toEqual([0, 1, 0]);
    expect((await cardIn(test.guest, poll)).own).toBeUndefined();
    expect((await cardIn(test.member.client, poll)).own).toEqual({});
    expect((await cardIn(test.other.client, poll)).own).toEqual({
      [poll.discussionID]: { optionIDs: [second], counts: null },
    });
    await vote(test.other.client, poll, first);
    expect((await cardIn(test.guest, poll)).counts).toEqual([1, 0, 0]);
    await test.other.client.delete(`${poll.path}/vote`);
    expect((await cardIn(test.guest, poll)).counts).toEqual([0, 0, 0]);
  });

  it('tells hidden results to voters alone, who share their page with others', async () => {
    const poll = await pollBy(test.member.client, { resultsHidden: true });
    await vote(test.other.client, poll, poll.optionIDs[2]);
    const [first, second, third] = poll.optionIDs;
    for (const client of [test.guest, test.member.client, test.other.client]) {
      const { card, counts } = await cardIn(client, poll);
      expect([counts, card?.countVotes]).toEqual([[null, null, null], 1]);
    }
    expect((await cardIn(test.member.client, poll)).own).toEqual({});
    expect((await cardIn(test.other.client, poll)).own[poll.discussionID]).toEqual({
      optionIDs: [third],
      counts: { [first]: 0, [second]: 0, [third]: 1 },
    });
  });

  it('shows no poll where there is none, and has the fields of one where a discussion is written', async () => {
    const { body } = await test.member.client.post('/discussions', { ...tilt(), pollOption: undefined });
    const path = new URL(body.url).pathname;
    expect(partsIn(await pageOf(test.guest, path), 'PollCard')).toEqual([]);
    const form = await pageOf(test.member.client, '/post/poll');
    expect(partsIn(form, 'PollOfForm')).toEqual([{ maxOptions: 10 }]);
    const poll = await pollBy(test.member.client, { anonymous: true, dateCloses: '2031-05-01' });
    const edited = await pageOf(test.member.client, `/post/editdiscussion/${poll.discussionID}`);
    expect(partsIn(edited, 'PollOfForm')).toMatchObject([
      {
        poll: {
          question: '',
          anonymous: true,
          hasVotes: false,
          options: [{ text: 'As the roof is' }, {}, {}],
        },
      },
    ]);
  });
});

describe('the end of a poll', () => {
  it('shows on its page at its date, by itself', async () => {
    const soon = new Date(Date.now() + 1500).toISOString();
    const poll = await pollBy(test.member.client, { resultsHidden: true, dateCloses: soon });
    await vote(test.other.client, poll, poll.optionIDs[0]);
    const path = new URL((await test.guest.get(`/discussions/${poll.discussionID}`)).body.url).pathname;
    // From the cache, where it stays until somebody says that it is no longer true.
    const shown = async () => partsIn<PollCardProps>(await pageOf(test.guest, path), 'PollCard')[0];
    expect(await shown()).toMatchObject({ closed: false, options: [{ countVotes: null }, {}, {}] });
    await expect.poll(async () => (await shown())?.closed, { timeout: 15_000, interval: 200 }).toBe(true);
    expect((await shown())?.options[0]?.countVotes).toBe(1);
    const late = await vote(test.member.client, poll, poll.optionIDs[0]);
    expect([late.status, late.body.message]).toEqual([400, 'This poll is closed.']);
    const events = await test.site.database.rows(sql`
      select from events where type = 'poll.closed' and (payload ->> 'pollID')::int = ${poll.pollID}`);
    expect(events).toHaveLength(1);
  });
});

describe('a member who is deleted', () => {
  it.each([
    ['keep', 1],
    ['wipe', 1],
    ['delete', 0],
  ])('leaves by %s %i votes behind', async (deleteMethod, left) => {
    const name = `Tilly${deleteMethod}`;
    const account = { name, email: `${name}@example.org`, password: 'amber kettle 47 lantern', roleID: [8] };
    const { userID } = (await test.admin.client.post('/users', account)).body;
    const poll = await pollBy(test.member.client);
    await test.admin.client.post(`${poll.path}/vote`, { pollOptionID: poll.optionIDs[0], userID });
    expect((await test.admin.client.delete(`/users/${userID}`, { deleteMethod })).status).toBeLessThan(300);
    await expect.poll(() => votersOf(poll), { timeout: 15_000 }).toBe(left);
    expect(await countsOf(test.guest, poll)).toEqual([left, 0, 0]);
    const { body } = await test.member.client.get(`${poll.path}/votes?expand=user`);
    expect(body.map((each: { user: { name: string } }) => each.user.name)).toEqual(
      left ? ['User Deleted'] : [],
    );
  });

  it('takes along what was asked, by wiping', async () => {
    const name = 'Tobias';
    const account = {
      name,
      email: 't@example.org',
      password: 'amber kettle 47 lantern',
      roleID: [8],
      emailConfirmed: true,
    };
    const { userID } = (await test.admin.client.post('/users', account)).body;
    const client = await test.client().signIn(account.email, account.password);
    const poll = await pollBy(client);
    await vote(test.other.client, poll, poll.optionIDs[0]);
    await test.admin.client.delete(`/users/${userID}`, { deleteMethod: 'wipe' });
    await expect.poll(async () => (await test.guest.get(poll.path)).status, { timeout: 15_000 }).toBe(404);
    expect((await test.guest.get(`/discussions/${poll.discussionID}`)).status).toBe(200);
  });
});

describe('switched off', () => {
  it('leaves no call, no part of a page, no kind of post and no statement, and is back as it was', async () => {
    const poll = await pollBy(test.member.client);
    await vote(test.other.client, poll, poll.optionIDs[1]);
    const path = new URL((await test.guest.get(`/discussions/${poll.discussionID}`)).body.url).pathname;
    const menu = async () =>
      JSON.stringify(await pageOf(test.member.client, '/discussions')).includes('/post/poll');
    expect(await menu()).toBe(true);
    await test.admin.client.patch('/config', { 'plugins.polls': false });

    for (const [method, at] of [
      ['GET', '/polls'],
      ['POST', '/polls'],
      ['GET', poll.path],
      ['DELETE', poll.path],
      ['GET', `${poll.path}/options`],
      ['POST', `${poll.path}/options`],
      ['PATCH', `${poll.path}/options/${poll.optionIDs[0]}`],
      ['DELETE', `${poll.path}/options/${poll.optionIDs[0]}`],
      ['POST', `${poll.path}/vote`],
      ['DELETE', `${poll.path}/vote`],
      ['GET', `${poll.path}/votes`],
      ['GET', `/discussions/${poll.discussionID}/poll`],
      ['PATCH', `/discussions/${poll.discussionID}/poll`],
      ['POST', '/discussions/poll'],
    ] as const)
      expect(
        (await test.admin.client.call(method, at, method === 'GET' ? undefined : tilt())).status,
        `${method} ${at}`,
      ).toBe(404);
    const page = await pageOf(test.guest, path);
    expect(partsIn(page, 'PollCard')).toEqual([]);
    expect(JSON.stringify(page)).toContain('I ask for a friend.');
    expect((await cardIn(test.other.client, poll)).own).toBeUndefined();
    expect(partsIn(await pageOf(test.member.client, '/post/discussion'), 'PollOfForm')).toEqual([]);
    expect(await menu()).toBe(false);
    expect((await test.guest.get(`/discussions/${poll.discussionID}`)).body.attributes?.poll).toBeUndefined();
    expect((await test.member.client.get('/users/me')).body.permissions).not.toContain('polls.add');

    await test.admin.client.patch('/config', { 'plugins.polls': true });
    expect(await countsOf(test.guest, poll)).toEqual([0, 1, 0]);
    expect(await menu()).toBe(true);
    expect((await cardIn(test.other.client, poll)).own[poll.discussionID].optionIDs).toEqual([
      poll.optionIDs[1],
    ]);
    await vote(test.other.client, poll, poll.optionIDs[0]);
    expect(await countsOf(test.guest, poll)).toEqual([1, 0, 0]);
  });
});
