// Ideas: said, voted for, decided on; by several people at once, and by those who may not.
import {
  countedCommunity,
  discussionBy,
  done,
  jobsDone,
  notificationTypesOf,
  signedIn,
  type TestClient,
} from '@parley/addon-api/testing';
import { describe, expect, it } from 'vitest';
import { ACTIVE } from '../status-ids.ts';
import { attributesOf, ideaBy, type TestIdea } from './testing/ideas.ts';

const test = countedCommunity({ withJobs: true });

describe('an idea', () => {
  it('begins as an active one without votes', async () => {
    const idea = await ideaBy(test.member.client);
    expect(await attributesOf(test.guest, idea)).toEqual({
      statusID: 11,
      status: { statusID: 11, name: 'Active', state: 'open' },
      statusNotes: null,
      type: 'up',
      score: 0,
      countUp: 0,
      countDown: 0,
      countMerged: 0,
    });
    const typed = await test.member.client.post('/discussions/idea', {
      name: 'Quote only a part',
      body: 'Of a post.',
      format: 'text',
      categoryID: 1,
    });
    expect([typed.status, typed.body.type, typed.body.statusID]).toEqual([201, 'idea', 11]);
  });

  it('is voted for once by each, and the vote is taken back', async () => {
    const idea = await ideaBy(test.member.client);
    const vote = () => test.other.client.put(`${idea.path}/vote`, {});
    const first = await vote();
    expect(first.body).toMatchObject({ vote: 1, votesLeft: null, idea: { score: 1, countUp: 1 } });
    expect((await vote()).body.idea.score).toBe(1);
    expect((await attributesOf(test.guest, idea)).score).toBe(1);
    const back = await test.other.client.delete(`${idea.path}/vote`);
    expect(back.body).toMatchObject({ vote: null, idea: { score: 0 } });
    expect((await test.other.client.delete(`${idea.path}/vote`)).body.vote).toBe(null);
  });

  it('gets one vote of a member who votes fifty times at once, and all of many', async () => {
    const idea = await ideaBy(test.member.client);
    const clients = [test.member, test.other, test.moderator, test.admin].map((each) => each.client);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => clients[at % 4]?.put(`${idea.path}/vote`, { vote: 1 })),
    );
    expect(answers.map((each) => each?.status)).toEqual(answers.map(() => 200));
    expect((await attributesOf(test.guest, idea)).score).toBe(4);
  });

  it.each<[string, (idea: TestIdea) => Promise<{ status: number; body: { message: string } }>, number]>([
    ['of a guest', ({ path }) => test.guest.put(`${path}/vote`, {}), 403],
    [
      'against it, where only votes for it count',
      ({ path }) => test.other.client.put(`${path}/vote`, { vote: -1 }),
      400,
    ],
    ['of another number', ({ path }) => test.other.client.put(`${path}/vote`, { vote: 7 }), 422],
    ['for what is not there', () => test.other.client.put('/discussions/999999/idea/vote', {}), 404],
  ])('takes no vote %s', async (_, send, status) => {
    const idea = await ideaBy(test.member.client);
    expect((await send(idea)).status).toBe(status);
    expect((await attributesOf(test.guest, idea)).score).toBe(0);
  });

  it('is not found where its discussion is no idea, or in a category that is not seen', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    expect((await test.other.client.put(`/discussions/${discussionID}/idea/vote`, {})).status).toBe(404);
    const hidden = await ideaBy(test.admin.client, { categoryID: test.privateCategoryID });
    expect([403, 404]).toContain((await test.other.client.put(`${hidden.path}/vote`, {})).status);
    for (const client of [test.guest, test.other.client]) {
      const { body } = await client.get('/ideas?limit=100');
      expect(body.map((each: TestIdea) => each.discussionID)).not.toContain(hidden.discussionID);
    }
  });

  it('is voted against where the community wants that', async () => {
    await test.admin.client.patch('/config', { 'ideation.type': 'up-down' });
    const idea = await ideaBy(test.member.client);
    await test.member.client.put(`${idea.path}/vote`, { vote: 1 });
    const { body } = await test.other.client.put(`${idea.path}/vote`, { vote: -1 });
    expect(body).toMatchObject({ vote: -1, idea: { type: 'up-down', score: 0, countUp: 1, countDown: 1 } });
    expect((await test.other.client.put(`${idea.path}/vote`, { vote: 1 })).body.idea.score).toBe(2);
    await test.admin.client.patch('/config', { 'ideation.type': 'up' });
  });

  it('costs a vote of a few, which comes back when it is done', async () => {
    const [one, two, three] = [
      await ideaBy(test.member.client),
      await ideaBy(test.member.client),
      await ideaBy(test.member.client),
    ];
    await test.admin.client.patch('/config', { 'ideation.votesPerMember': 2 });
    const { client } = test.moderator;
    for (const { discussionID } of (await client.get('/ideas?limit=100')).body)
      await client.delete(`/discussions/${discussionID}/idea/vote`);
    const given = await Promise.all([one, two, three].map(({ path }) => client.put(`${path}/vote`, {})));
    expect(given.map((each) => each.status).sort()).toEqual([200, 200, 400]);
    const refused = given.findIndex((each) => each.status === 400);
    expect(given[refused]?.body.message).toMatch(/no votes left/);
    const done = [one, two, three][(refused + 1) % 3] as TestIdea;
    await test.admin.client.patch(done.path, { statusID: 14, statusNotes: null });
    const again = await client.put(`${[one, two, three][refused]?.path}/vote`, {});
    expect(again.body).toMatchObject({ vote: 1, votesLeft: 0 });
    await test.admin.client.patch('/config', { 'ideation.votesPerMember': 0 });
  });
});

describe('what becomes of an idea', () => {
  it('is said by those who moderate, and told to those who voted and to whoever had it', async () => {
    const idea = await ideaBy(test.member.client);
    await test.other.client.put(`${idea.path}/vote`, {});
    const status = { statusID: 13, statusNotes: 'First version on Tuesday.' };
    for (const client of [test.member.client, test.other.client])
      expect((await client.patch(idea.path, status)).status).toBe(403);
    const own = await test.member.client.put(`/discussions/${idea.discussionID}/status`, { statusID: 14 });
    expect(own.status).toBe(403);
    const { body } = await test.moderator.client.patch(idea.path, status);
    expect(body).toMatchObject({
      statusID: 13,
      status: { name: 'In Progress' },
      statusNotes: status.statusNotes,
    });
    expect(await notificationTypesOf(test, test.member)).toContain('IdeaStatus');
    expect(await notificationTypesOf(test, test.other)).toContain('VotedIdeaStatus');
  });

  it('is told at each change of the status, and not where the note alone is another', async () => {
    const [author, voter] = [await signedIn(test, 'Hopeful'), await signedIn(test, 'Voting')];
    const idea = await ideaBy(author.client);
    await voter.client.put(`${idea.path}/vote`, {});
    const say = async (statusID: number, statusNotes: string | null) => {
      await done(test.moderator.client.patch(idea.path, { statusID, statusNotes }));
      await jobsDone(test);
      return Promise.all(
        [author, voter].map(async ({ client }) => {
          const notices = await done(client.get('/notifications?limit=50'));
          return [notices.length, notices.some(({ read }: { read: boolean }) => !read)];
        }),
      );
    };
    const readAll = () =>
      Promise.all([author, voter].map(({ client }) => done(client.patch('/notifications', { read: true }))));
    const one = [1, true];
    expect(await say(13, 'Soon.')).toEqual([one, one]);
    await readAll();
    for (const note of ['Later.', null, 'Perhaps.'])
      expect(await say(13, note)).toEqual([
        [1, false],
        [1, false],
      ]);
    expect((await attributesOf(test.guest, idea)).statusNotes).toBe('Perhaps.');
    for (const statusID of [ACTIVE, 13]) {
      expect((await say(statusID, 'On.')).map(([, isNew]) => isNew)).toEqual([true, true]);
      await readAll();
    }
  });

  it('is one of the statuses of ideas', async () => {
    const idea = await ideaBy(test.member.client);
    const send = (body: object) => test.moderator.client.patch(idea.path, body);
    expect((await send({ statusID: 3, statusNotes: null })).status).toBe(400);
    expect((await send({ statusID: 13 })).status).toBe(400);
    expect((await send({ statusID: 13, statusNotes: 'x'.repeat(2001) })).status).toBe(422);
    const added = await test.admin.client.post('/discussions/statuses', {
      name: 'Planned',
      recordSubtype: 'idea',
    });
    const { body } = await send({ statusID: added.body.statusID, statusNotes: null });
    expect(body.status).toMatchObject({ name: 'Planned', state: 'open' });
  });

  it('ends the voting where it is done', async () => {
    const idea = await ideaBy(test.member.client);
    await test.other.client.put(`${idea.path}/vote`, {});
    await test.moderator.client.patch(idea.path, { statusID: 16, statusNotes: 'We cannot.' });
    const late = await test.member.client.put(`${idea.path}/vote`, {});
    expect([late.status, late.body.message]).toEqual([
      400,
      'This idea is done: nobody votes for it any more.',
    ]);
    expect((await test.other.client.delete(`${idea.path}/vote`)).status).toBe(400);
    const closed = await test.guest.get('/ideas?state=closed&limit=100');
    expect(closed.body.map((each: TestIdea) => each.discussionID)).toContain(idea.discussionID);
  });
});

describe('ideas', () => {
  it('are listed by votes or by date, page by page, by what became of them, and one’s own', async () => {
    const [low, high] = [await ideaBy(test.other.client), await ideaBy(test.other.client)];
    for (const person of [test.member, test.moderator, test.admin])
      await person.client.put(`${high.path}/vote`, {});
    const ids = async (query: string, client: TestClient = test.guest) =>
      (await client.get(`/ideas?${query}`)).body.map((each: TestIdea) => each.discussionID);
    const byScore = await ids('state=open&limit=100');
    expect(byScore.indexOf(high.discussionID)).toBeLessThan(byScore.indexOf(low.discussionID));
    expect((await ids('sort=-dateInserted&limit=2')).sort()).toEqual(
      [low, high].map((each) => each.discussionID),
    );
    expect([...(await ids('limit=3')), ...(await ids('limit=3&page=2'))]).toEqual(await ids('limit=6'));
    const mine = await ids('state=mine&limit=100', test.other.client);
    expect(mine.sort()).toEqual([low, high].map((each) => each.discussionID));
    expect(await ids('state=mine')).toEqual([]);
    await test.moderator.client.patch(low.path, { statusID: 12, statusNotes: null });
    expect(await ids('statusID=12')).toEqual([low.discussionID]);
  });

  it('are shown twenty on a page, and the next page goes on there', async () => {
    for (let at = 0; at < 22; at++) await ideaBy(test.admin.client);
    const shown = async (page: number) => {
      const { text } = await test.guest.page(`/ideas?sort=-dateInserted&page=${page}`);
      return [...text.matchAll(/"discussionID":(\d+),"name"/g)].map(([, id]) => Number(id));
    };
    const { body } = await test.guest.get('/ideas?state=open&sort=-dateInserted&limit=40');
    const all = body.map((each: TestIdea) => each.discussionID);
    expect([...(await shown(1)), ...(await shown(2))]).toEqual(all.slice(0, 40));
    expect(await shown(500)).toEqual([]);
  });

  it('are gone with the add-on, and back with it', async () => {
    const idea = await ideaBy(test.member.client);
    await test.other.client.put(`${idea.path}/vote`, {});
    await test.admin.client.patch('/config', { 'plugins.ideation': false });
    expect((await test.guest.get('/ideas')).status).toBe(404);
    expect((await test.guest.page('/ideas')).status).toBe(404);
    expect((await test.guest.get(`/discussions/${idea.discussionID}`)).body.attributes?.idea).toBeUndefined();
    await test.admin.client.patch('/config', { 'plugins.ideation': true });
    expect((await attributesOf(test.guest, idea)).score).toBe(1);
  });
});
