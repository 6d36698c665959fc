// Voting: who may, what is counted, and who is told.
import { sql } from '@parley/addon-api';
import { countedCommunity, type TestClient } from '@parley/addon-api/testing';
import { describe, expect, it } from 'vitest';
import { pollRecounts } from './poll.recounts.ts';
import { countsOf, pollBy, tilt, vote } from './testing/polls.ts';

const test = countedCommunity();
const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('a vote', () => {
  it('is one for each person, and replaced by the next', async () => {
    const poll = await pollBy(test.member.client);
    const [first, second] = poll.optionIDs;
    const { status, body } = await vote(test.other.client, poll, first);
    expect(status).toBe(201);
    expect(body).toMatchObject({ pollOptionID: first, userID: test.other.userID });
    expect(body.dateInserted).toMatch(/^\d{4}-/);
    expect(body.poll).toMatchObject({ countVotes: 1, votedOptionIDs: [first] });
    await vote(test.other.client, poll, first);
    await vote(test.member.client, poll, second);
    expect(await countsOf(test.guest, poll)).toEqual([1, 1, 0]);
    await vote(test.other.client, poll, second);
    expect(await countsOf(test.guest, poll)).toEqual([0, 2, 0]);
    expect((await test.guest.get(poll.path)).body).toMatchObject({ countVotes: 2, votedOptionIDs: [] });
    expect((await test.other.client.get(poll.path)).body.votedOptionIDs).toEqual([second]);
  });

  it('is not taken in an archived category, nor is a change of the poll by who asked', async () => {
    const { categoryID } = (await test.admin.client.post('/categories', { name: 'Attic', urlcode: 'attic' }))
      .body;
    const poll = await pollBy(test.member.client, { categoryID });
    const archive = (isArchived: boolean) =>
      test.admin.client.patch(`/categories/${categoryID}`, { isArchived });
    await archive(true);
    const [first] = poll.optionIDs;
    const change = (client: TestClient) => client.post(`${poll.path}/options`, { body: 'Flat' });
    expect(await codeOf(vote(test.other.client, poll, first))).toEqual([403, 'category.archived']);
    expect(await codeOf(change(test.member.client))).toEqual([403, 'category.archived']);
    expect(await countsOf(test.guest, poll)).toEqual([0, 0, 0]);
    expect((await change(test.admin.client)).status).toBeLessThan(300);
    await archive(false);
    expect((await vote(test.other.client, poll, first)).status).toBe(201);
  });

  it('names several options where the poll takes them', async () => {
    const poll = await pollBy(test.member.client, { multipleChoice: true });
    const [first, second, third] = poll.optionIDs;
    const path = `${poll.path}/vote`;
    await test.other.client.post(path, { pollOptionIDs: [third, first, third] });
    await test.member.client.post(path, { pollOptionIDs: [first] });
    expect(await countsOf(test.guest, poll)).toEqual([2, 0, 1]);
    expect((await test.guest.get(poll.path)).body.countVotes).toBe(2);
    await test.other.client.post(path, { pollOptionIDs: [second, third] });
    expect(await countsOf(test.guest, poll)).toEqual([1, 1, 1]);
    const single = await pollBy(test.member.client);
    const both = { pollOptionIDs: single.optionIDs.slice(0, 2) };
    expect(await codeOf(test.other.client.post(`${single.path}/vote`, both))).toEqual([
      400,
      'poll.oneChoice',
    ]);
  });

  it('is for members, for an option of the poll', async () => {
    const poll = await pollBy(test.member.client);
    const elsewhere = await pollBy(test.member.client);
    const path = `${poll.path}/vote`;
    expect((await vote(test.guest, poll, poll.optionIDs[0])).status).toBe(403);
    const missing = await test.other.client.post(path, {});
    expect([missing.status, missing.body.errors[0]]).toMatchObject([
      400,
      { field: 'pollOptionID', code: 'missingField' },
    ]);
    expect((await test.other.client.post(path, { pollOptionID: 'x' })).status).toBe(422);
    expect((await test.other.client.post(path, { pollOptionIDs: [] })).status).toBe(422);
    expect((await vote(test.other.client, poll, elsewhere.optionIDs[0])).status).toBe(422);
    expect((await test.other.client.post('/polls/99999/vote', { pollOptionID: 1 })).status).toBe(404);
    expect(await countsOf(test.guest, poll)).toEqual([0, 0, 0]);
  });

  it('is taken back by whoever gave it, or by moderators', async () => {
    const poll = await pollBy(test.member.client);
    const path = `${poll.path}/vote`;
    await vote(test.other.client, poll, poll.optionIDs[0]);
    expect((await test.guest.delete(path)).status).toBe(403);
    expect((await test.member.client.delete(`${path}?userID=${test.other.userID}`)).status).toBe(403);
    expect((await test.other.client.delete(path)).status).toBe(204);
    expect((await test.other.client.delete(path)).status).toBe(204);
    expect((await test.guest.get(poll.path)).body.countVotes).toBe(0);
    await vote(test.other.client, poll, poll.optionIDs[0]);
    expect((await test.moderator.client.delete(`${path}?userID=${test.other.userID}`)).status).toBe(204);
    expect(await countsOf(test.guest, poll)).toEqual([0, 0, 0]);
  });

  it('is given for others by whoever manages the site', async () => {
    const poll = await pollBy(test.member.client);
    const given = { pollOptionID: poll.optionIDs[0], userID: test.other.userID };
    expect((await test.moderator.client.post(`${poll.path}/vote`, given)).status).toBe(403);
    const { status, body } = await test.admin.client.post(`${poll.path}/vote`, given);
    expect([status, body.userID]).toEqual([201, test.other.userID]);
    expect((await test.other.client.get(poll.path)).body.votedOptionIDs).toEqual([poll.optionIDs[0]]);
    const nobody = { ...given, userID: 99_999 };
    expect((await test.admin.client.post(`${poll.path}/vote`, nobody)).status).toBe(404);
  });

  it('stays where votes cannot be changed', async () => {
    const poll = await pollBy(test.member.client, { votesChangeable: false });
    await vote(test.other.client, poll, poll.optionIDs[0]);
    expect((await vote(test.other.client, poll, poll.optionIDs[0])).status).toBe(201);
    expect(await codeOf(vote(test.other.client, poll, poll.optionIDs[1]))).toEqual([400, 'poll.voteStays']);
    expect(await codeOf(test.other.client.delete(`${poll.path}/vote`))).toEqual([400, 'poll.voteStays']);
    expect(await countsOf(test.guest, poll)).toEqual([1, 0, 0]);
  });

  it('is refused once the poll has ended, by its date or with its discussion, and results are shown', async () => {
    const poll = await pollBy(test.member.client, { resultsHidden: true });
    await vote(test.other.client, poll, poll.optionIDs[0]);
    expect(await countsOf(test.guest, poll)).toEqual([null, null, null]);
    await test.member.client.patch(`/discussions/${poll.discussionID}/poll`, {
      dateCloses: '2020-01-01T12:00:00Z',
    });
    expect((await test.guest.get(poll.path)).body.closed).toBe(true);
    for (const answer of [
      vote(test.member.client, poll, poll.optionIDs[0]),
      test.other.client.delete(`${poll.path}/vote`),
    ])
      expect(await codeOf(answer)).toEqual([400, 'poll.closed']);
    expect(await countsOf(test.guest, poll)).toEqual([1, 0, 0]);
    const inClosed = await pollBy(test.member.client, { resultsHidden: true });
    await test.moderator.client.patch(`/discussions/${inClosed.discussionID}`, { closed: true });
    expect(await codeOf(vote(test.other.client, inClosed, inClosed.optionIDs[0]))).toEqual([
      400,
      'poll.closed',
    ]);
    expect(await countsOf(test.guest, inClosed)).toEqual([0, 0, 0]);
  });
});

describe('fifty votes at once', () => {
  it.each([false, true])('are all counted, each person once; several options: %s', async (multipleChoice) => {
    const poll = await pollBy(test.member.client, { multipleChoice });
    const people = await test.site.database.rows<{ user_id: number }>(sql`
      insert into users (name, name_key) select 'Bee ' || ${`${multipleChoice}`} || n, 'bee' || ${`${multipleChoice}`} || n
      from generate_series(1, 25) as n returning user_id`);
    const chosen = (at: number) =>
      multipleChoice
        ? { pollOptionIDs: poll.optionIDs.slice(0, (at % 3) + 1) }
        : { pollOptionID: poll.optionIDs[at % 3] };
    // Everybody twice, each time for something else.
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        test.admin.client.post(`${poll.path}/vote`, { ...chosen(at), userID: people[at % 25]?.user_id }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect((await test.guest.get(poll.path)).body.countVotes).toBe(25);
    const votes = await test.site.database.row<{ count: number }>(
      sql`select count(*)::int as count from poll_votes where poll_id = ${poll.pollID}`,
    );
    const counts = await countsOf(test.guest, poll);
    expect(counts.reduce((sum: number, each) => sum + (each ?? 0), 0)).toBe(votes?.count);
    if (!multipleChoice) expect(votes?.count).toBe(25);
    for (const recount of pollRecounts)
      expect(await recount.run(test.site.database, true), recount.name).toBe(0);
  });

  it('of one person are one', async () => {
    const poll = await pollBy(test.member.client);
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => vote(test.other.client, poll, poll.optionIDs[at % 3] as number)),
    );
    const counts = await countsOf(test.guest, poll);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect((await test.guest.get(poll.path)).body.countVotes).toBe(1);
  });

  it('are counted right again where a counter went wrong', async () => {
    const poll = await pollBy(test.member.client);
    await vote(test.other.client, poll, poll.optionIDs[0]);
    await test.site.database.execute(sql`update polls set count_votes = 7 where poll_id = ${poll.pollID}`);
    await test.site.database.execute(
      sql`update poll_options set count_votes = 7 where poll_id = ${poll.pollID}`,
    );
    const repaired = [];
    for (const recount of pollRecounts) repaired.push(await recount.run(test.site.database, false));
    expect(repaired).toEqual([1, 3]);
    expect(await countsOf(test.guest, poll)).toEqual([1, 0, 0]);
  });
});

describe('who voted', () => {
  it('is told to members, a page at a time', async () => {
    const poll = await pollBy(test.member.client);
    await vote(test.other.client, poll, poll.optionIDs[1]);
    await vote(test.member.client, poll, poll.optionIDs[0]);
    expect((await test.guest.get(`${poll.path}/votes`)).status).toBe(403);
    const { body } = await test.moderator.client.get(`${poll.path}/votes?expand=user`);
    expect(body).toMatchObject([
      { pollOptionID: poll.optionIDs[1], userID: test.other.userID, user: { name: 'Otto' } },
      { pollOptionID: poll.optionIDs[0], userID: test.member.userID, user: { name: 'Melba' } },
    ]);
    const ofFirst = await test.other.client.get(`${poll.path}/votes?pollOptionID=${poll.optionIDs[0]}`);
    expect(ofFirst.body.map((each: { userID: number }) => each.userID)).toEqual([test.member.userID]);
    const page = await test.other.client.get(`${poll.path}/votes?limit=1&page=2`);
    expect(page.body).toHaveLength(1);
    expect((await test.other.client.get(`${poll.path}/votes?limit=0`)).status).toBe(422);
  });

  it('takes as many statements of many as of few, and so does a list of polls', async () => {
    const poll = await pollBy(test.member.client, { multipleChoice: true });
    const costOf = async (path: string) =>
      Number((await test.admin.client.get(path)).headers.get('x-statements'));
    const costs = () =>
      Promise.all([costOf(`${poll.path}/votes?limit=100`), costOf('/polls?limit=100&expand=options')]);
    await vote(test.other.client, poll, poll.optionIDs[0]);
    const few = await costs();
    await test.member.client.post(`${poll.path}/vote`, { pollOptionIDs: poll.optionIDs });
    await test.admin.client.post(`${poll.path}/vote`, { pollOptionIDs: poll.optionIDs });
    for (let at = 0; at < 5; at++) await vote(test.other.client, await pollBy(test.member.client), 1);
    const many = await costs();
    expect(many[0]).toBeLessThanOrEqual(few[0]);
    expect(many[1]).toBeLessThanOrEqual(few[1]);
    expect(Math.max(...many)).toBeLessThanOrEqual(6);
  });

  it('is told to nobody where the poll is anonymous', async () => {
    const poll = await pollBy(test.member.client, { anonymous: true });
    await vote(test.other.client, poll, poll.optionIDs[1]);
    for (const { client } of [test.member, test.admin]) {
      expect(await codeOf(client.get(`${poll.path}/votes`))).toEqual([403, 'poll.anonymous']);
    }
    const removal = test.admin.client.delete(`${poll.path}/vote?userID=${test.other.userID}`);
    expect(await codeOf(removal)).toEqual([403, 'poll.anonymous']);
    expect((await test.other.client.get(poll.path)).body.votedOptionIDs).toEqual([poll.optionIDs[1]]);
  });
});

describe('hidden results', () => {
  /** Every way to read a poll, as one text. */
  async function everything(
    client: TestClient,
    { path, discussionID, pollID }: { path: string; discussionID: number; pollID: number },
  ) {
    const list = (await client.get('/polls?expand=options&limit=100')).body;
    const answers = [
      (await client.get(path)).body.options,
      (await client.get(`${path}/options`)).body,
      (await client.get(`/discussions/${discussionID}/poll`)).body.attributes.poll.options,
      list.find((each: { pollID: number }) => each.pollID === pollID).options,
    ] as { countVotes: number | null }[][];
    return answers.map((options) => options.map((each) => each.countVotes));
  }

  it('are shown to those who voted alone, wherever a poll is read', async () => {
    const poll = await pollBy(test.member.client, { resultsHidden: true });
    await vote(test.other.client, poll, poll.optionIDs[1]);
    const nothing = [null, null, null];
    for (const client of [test.guest, test.member.client, test.admin.client]) {
      expect(await everything(client, poll)).toEqual([nothing, nothing, nothing, nothing]);
      expect((await client.get(`/polls/${poll.pollID}`)).body.countVotes).toBe(1);
    }
    expect(await codeOf(test.member.client.get(`${poll.path}/votes`))).toEqual([403, 'poll.resultsHidden']);
    const shown = [0, 1, 0];
    expect(await everything(test.other.client, poll)).toEqual([shown, shown, shown, shown]);
    expect((await test.other.client.get(`${poll.path}/votes`)).body).toHaveLength(1);
    const voted = await vote(test.member.client, poll, poll.optionIDs[1]);
    expect(voted.body.poll.options[1].countVotes).toBe(2);
    await test.member.client.delete(`${poll.path}/vote`);
    expect(await everything(test.member.client, poll)).toEqual([nothing, nothing, nothing, nothing]);
  });
});

it('knows its poll is held back with its discussion', async () => {
  await test.admin.client.patch('/roles/8/permissions', [
    { type: 'global', permissions: { 'approval.require': true } },
  ]);
  const held = await test.member.client.post('/polls', tilt());
  expect([held.status, held.body.status]).toEqual([202, 202]);
  await test.admin.client.patch('/roles/8/permissions', [
    { type: 'global', permissions: { 'approval.require': false } },
  ]);
  const [{ pollID }] = (await test.site.database.rows<{ pollID: number }>(
    sql`select max(poll_id) as "pollID" from polls`,
  )) as [{ pollID: number }];
  expect((await test.guest.get(`/polls/${pollID}`)).status).toBe(404);
  expect((await test.member.client.get(`/polls/${pollID}`)).status).toBe(200);
});
