import { afterEach, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();
const LINKS = 'See https://a.example/ and https://b.example/';

afterEach(() =>
  test.admin.client.patch('/config', { 'premoderation.keywords': '', 'premoderation.maxLinks': 0 }),
);

const tried = (post: object, client = test.admin.client) => client.post('/premoderation-trials', post);

it('names what the rules hold when the same is written after saving, and stores nothing', async () => {
  const settings = () => test.site.database.rows(sql`select * from config_values order by key`);
  const written = [
    'A cásino by the lake',
    'Free  MONEY here',
    'Casinos and freemoney',
    LINKS,
    'One https://a.example/',
  ];
  const made: number[] = [];
  for (const body of written)
    made.push((await discussionBy(test.member.client, { name: 'Tried', body })).discussionID);
  const { discussionID } = await discussionBy(test.moderator.client, { name: 'Casino', body: 'Casino' });
  const { commentID } = await commentOn(test.other.client, discussionID, { body: 'The casino again' });
  const rules = { keywords: 'Casino\nfree money', maxLinks: 1 };
  const before = await settings();
  const { status, body } = await tried(rules);
  expect(status).toBe(200);
  expect(await settings()).toEqual(before);
  expect(body).toMatchObject({ countHeld: 4, countByWords: 3, countByLinks: 1 });
  expect(
    body.held.map((each: { recordType: string; recordID: number }) => [each.recordType, each.recordID]),
  ).toEqual([
    ['comment', commentID],
    ['discussion', made[3]],
    ['discussion', made[1]],
    ['discussion', made[0]],
  ]);
  expect(body.held[0]).toMatchObject({ recordName: 'Casino', hasWord: true, hasManyLinks: false });
  expect(body.held[1]).toMatchObject({ hasWord: false, hasManyLinks: true });

  const saved = { 'premoderation.keywords': rules.keywords, 'premoderation.maxLinks': rules.maxLinks };
  expect((await test.admin.client.patch('/config', saved)).status).toBe(200);
  const heldNow: number[] = [];
  for (const [at, text] of written.entries()) {
    const again = { name: 'Tried', body: text, format: 'markdown', categoryID: 1 };
    const answer = await test.other.client.post('/discussions', again);
    if (answer.status === 202) heldNow.push(made[at] ?? 0);
  }
  const inTrial = body.held.filter((each: { recordType: string }) => each.recordType === 'discussion');
  expect(heldNow.toReversed()).toEqual(inTrial.map((each: { recordID: number }) => each.recordID));
});

it('tells moderators nothing of what stands where they do not see', async () => {
  const { body: closed } = await test.admin.client.post('/categories', {
    name: 'Closed to moderators',
    urlcode: 'closed-to-moderators',
    customPermissions: true,
  });
  await test.admin.client.patch('/roles/8/permissions', [
    {
      type: 'category',
      id: closed.categoryID,
      permissions: { 'discussions.view': true, 'discussions.add': true },
    },
  ]);
  await discussionBy(test.member.client, { categoryID: closed.categoryID, body: 'zzhiddenzz' });
  const rules = { keywords: 'zzhiddenzz' };
  expect((await tried(rules)).body.countHeld).toBe(1);
  const { body } = await tried(rules, test.moderator.client);
  expect([body.countHeld, body.held]).toEqual([0, []]);
});

it('looks at a thousand posts and names ten', async () => {
  await test.site.database.execute(sql`
    insert into comments (discussion_id, top_comment_id, number, insert_user_id, body, format, body_html)
    select d.discussion_id, 0, 1000 + n, ${test.member.userID}, 'Honeydew', 'text', '<p>Honeydew</p>'
    from (select min(discussion_id) as discussion_id from discussions where category_id = 1) d, generate_series(1, 1100) n`);
  const { body } = await tried({ keywords: 'honeydew' });
  expect([body.countRead, body.countHeld, body.held.length]).toEqual([1000, 1000, 10]);
});

it('is for moderators', async () => {
  for (const client of [test.guest, test.member.client])
    expect((await client.post('/premoderation-trials', { keywords: 'a' })).status).toBe(403);
  expect((await tried({ keywords: 'a'.repeat(20_001) })).status).toBe(422);
  expect((await tried({})).body).toMatchObject({ countHeld: 0, held: [] });
});
