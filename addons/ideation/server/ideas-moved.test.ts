// What becomes of ideas and votes when something goes elsewhere or ends: a site that moves, a member who takes their data
// along, a member who is deleted.
import { type Site, sql } from '@parley/addon-api';
import {
  countedCommunity,
  done,
  jobsDone,
  movedSite,
  signedIn,
  type TestMember,
  zipEntries,
} from '@parley/addon-api/testing';
import { expect, it } from 'vitest';
import { ideaRecounts } from './idea.recounts.ts';
import { attributesOf, ideaBy, type TestIdea } from './testing/ideas.ts';

const test = countedCommunity({ withJobs: true });
const WAIT = { timeout: 20_000 };

const vote = ({ client }: Pick<TestMember, 'client'>, { path }: TestIdea, value = 1) =>
  done(client.put(`${path}/vote`, { vote: value }));

const allowAgainst = (isAllowed: boolean) =>
  done(test.admin.client.patch('/config', { 'ideation.type': isAllowed ? 'up-down' : 'up' }));

async function rowsOf(site: Site): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of ['ideas', 'idea_votes'])
    found[table] = await site.database.rows(sql`select * from ${sql.raw(table)} order by 1, 2`);
  return found;
}

it('a site that moves takes ideas, their statuses and votes along', async () => {
  const ideas = [await ideaBy(test.member.client), await ideaBy(test.other.client)] as const;
  await allowAgainst(true);
  await vote(test.other, ideas[0]);
  await vote(test.moderator, ideas[0], -1);
  await vote(test.member, ideas[1]);
  const own = { name: 'Planned', recordSubtype: 'idea' };
  const { statusID } = await done(test.admin.client.post('/discussions/statuses', own));
  await done(test.moderator.client.patch(ideas[1].path, { statusID, statusNotes: 'In spring.' }));
  const before = await rowsOf(test.site);
  expect(Object.values(before).map((rows) => rows.length)).toEqual([2, 3]);
  const moved = await movedSite(test.site);
  try {
    expect(await rowsOf(moved.site)).toEqual(before);
    for (const recount of ideaRecounts) expect(await recount.run(moved.site.database, true)).toBe(0);
    const there = await moved.site.database.rows(sql`
      select d.status_notes, s.name from discussions d join ideas i using (discussion_id)
      join discussion_statuses s on s.status_id = i.status_id where d.discussion_id = ${ideas[1].discussionID}`);
    expect(there).toEqual([{ status_notes: 'In spring.', name: 'Planned' }]);
    const setting = await moved.site.database.rows(
      sql`select value #>> '{}' as value from config_values where key = 'ideation.type'`,
    );
    expect(setting).toEqual([{ value: 'up-down' }]);
  } finally {
    await moved.close();
    await allowAgainst(false);
  }
}, 120_000);

it('a member takes along how they voted, and nobody else’s votes', async () => {
  const mover = await signedIn(test, 'Mover');
  const ideas = [await ideaBy(test.member.client), await ideaBy(mover.client), await ideaBy(mover.client)];
  const [liked, disliked, unvoted] = ideas as [TestIdea, TestIdea, TestIdea];
  await allowAgainst(true);
  await vote(mover, liked);
  await vote(mover, disliked, -1);
  await vote(test.other, unvoted);
  await vote(test.other, liked, -1);
  await allowAgainst(false);
  expect((await mover.client.post('/users/me/data-archive')).status).toBe(202);
  await jobsDone(test);
  const cookie = mover.client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const file = await fetch(`${test.url}/profile/data/archive.zip`, { headers: { cookie } });
  const entries = zipEntries(Buffer.from(await file.arrayBuffer()));
  const votes = String(entries.get('idea-votes.jsonl'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const date_inserted = expect.stringMatching(/^\d{4}-\d\d-\d\d/);
  expect(votes).toEqual([
    { discussion_id: liked.discussionID, vote: 1, date_inserted },
    { discussion_id: disliked.discussionID, vote: -1, date_inserted },
  ]);
  expect(String(entries.get('discussions.jsonl'))).toContain(unvoted.name);
});

it.each([
  ['keep', 2],
  ['wipe', 2],
  ['delete', 1],
])('of a member who is deleted by %s, %i votes stay', async (deleteMethod, left) => {
  const leaver = await signedIn(test, `Leaver_${deleteMethod}`);
  const [open, ended] = [await ideaBy(test.member.client), await ideaBy(test.member.client)];
  for (const each of [open, ended]) {
    await vote(leaver, each);
    await vote(test.other, each);
  }
  await done(test.moderator.client.patch(ended.path, { statusID: 14, statusNotes: null }));
  const preview = await done(test.admin.client.get(`/users/${leaver.userID}/erasure`));
  expect(JSON.stringify(preview)).toContain('idea_votes');
  await done(test.admin.client.delete(`/users/${leaver.userID}`, { deleteMethod }));
  await expect
    .poll(
      () =>
        test.site.database.rows(sql`
          select step from account_removals where user_id = ${leaver.userID} and date_finished is null`),
      WAIT,
    )
    .toEqual([]);
  await jobsDone(test);
  const counts = async () => [
    (await attributesOf(test.guest, open)).score,
    (await attributesOf(test.guest, ended)).score,
  ];
  await expect.poll(counts, WAIT).toEqual([left, left]);
  const theirs = await test.site.database.rows(sql`select from idea_votes where user_id = ${leaver.userID}`);
  expect(theirs).toHaveLength(deleteMethod === 'delete' ? 0 : 2);
  for (const recount of ideaRecounts) expect(await recount.run(test.site.database, true)).toBe(0);
});

it.each([
  ['keep', 200],
  ['wipe', 200],
  ['delete', 410],
])(
  'an idea of a member who is deleted by %s answers %i, and leaves the lists where it is gone',
  async (deleteMethod, status) => {
    const leaver = await signedIn(test, `Author_${deleteMethod}`);
    const idea = await ideaBy(leaver.client);
    await vote(test.other, idea);
    await done(test.admin.client.delete(`/users/${leaver.userID}`, { deleteMethod }));
    const answered = async () => (await test.guest.get(`/discussions/${idea.discussionID}`)).status;
    await expect.poll(answered, WAIT).toBe(status);
    await jobsDone(test);
    const { body } = await test.guest.get('/ideas?limit=100');
    const listed = body.filter((each: TestIdea) => each.discussionID === idea.discussionID);
    expect(listed).toHaveLength(status === 200 ? 1 : 0);
    if (status === 200)
      expect(listed[0]).toMatchObject({ insertUser: { name: 'User Deleted' }, idea: { score: 1 } });
  },
);
