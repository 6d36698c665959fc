// `countChildComments` counts replies of all levels, right after whatever happens to them.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { commentOn, miscounted } from './testing/comments.ts';

const test = communityOfFile();

/** One below the other, from the first level to the fifth, and a second reply to the second. */
async function fiveLevels() {
  const { discussionID } = await discussionBy(test.member.client);
  const ids: number[] = [];
  for (let depth = 1; depth <= 5; depth++)
    ids.push((await commentOn(test.other.client, discussionID, { parentCommentID: ids.at(-1) })).commentID);
  ids.push((await commentOn(test.other.client, discussionID, { parentCommentID: ids[1] })).commentID);
  return { discussionID, ids };
}

const counts = (ids: readonly number[], client = test.guest) =>
  Promise.all(
    ids.map(async (id) => {
      const { body, status } = await client.get(`/comments/${id}`);
      return status === 200 ? body.countChildComments : status;
    }),
  );

it('is the same wherever a comment is answered', async () => {
  const { discussionID, ids } = await fiveLevels();
  const expected = [5, 4, 2, 1, 0, 0];
  expect(await counts(ids)).toEqual(expected);
  const list = (await test.guest.get(`/comments?discussionID=${discussionID}&limit=50&sort=dateInserted`))
    .body;
  expect(list.map((each: { countChildComments: number }) => each.countChildComments)).toEqual(expected);
  const query = `parentRecordType=discussion&parentRecordID=${discussionID}`;
  const thread = (await test.guest.get(`/comments/thread?${query}`)).body;
  for (const [at, id] of ids.slice(0, 2).entries())
    expect(thread.commentsByID[id].countChildComments).toBe(expected[at]);
  const answer = await test.other.client.post('/comments', {
    body: 'One more.',
    format: 'text',
    discussionID,
    parentCommentID: ids[5],
  });
  expect(answer.body.countChildComments).toBe(0);
  expect(await counts(ids)).toEqual([6, 5, 2, 1, 0, 1]);
});

it('follows comments that are deleted, and brought back', async () => {
  const { ids } = await fiveLevels();
  expect((await test.moderator.client.delete(`/comments/${ids[2]}`)).status).toBe(204);
  expect(await counts(ids)).toEqual([2, 1, 404, 404, 404, 0]);
  expect((await test.admin.client.patch(`/deleted-comments/${ids[2]}/restore`)).status).toBeLessThan(300);
  await expect.poll(() => counts(ids)).toEqual([5, 4, 2, 1, 0, 0]);
});

it('follows comments that move, and whole discussions', async () => {
  const { discussionID, ids } = await fiveLevels();
  const target = await discussionBy(test.member.client);
  const moved = await test.moderator.client.patch(`/comments/${ids[2]}`, {
    discussionID: target.discussionID,
  });
  expect(moved.status).toBe(200);
  expect(await counts(ids)).toEqual([2, 1, 2, 1, 0, 0]);
  const merge = { discussionIDs: [discussionID], destinationDiscussionID: target.discussionID };
  expect((await test.moderator.client.patch('/discussions/merge', merge)).status).toBe(200);
  expect(await counts(ids)).toEqual([2, 1, 2, 1, 0, 0]);
});

it('leaves out what waits for a moderator', async () => {
  const { ids } = await fiveLevels();
  const { database } = test.site;
  const held = (value: string) =>
    database.execute(
      sql`update comments set date_held = ${sql.raw(value)} where comment_id = any(${[ids[3], ids[5]]})`,
    );
  await held('now()');
  expect(await counts(ids.slice(0, 3), test.moderator.client)).toEqual([3, 2, 1]);
  await held('null');
  expect(await counts(ids)).toEqual([5, 4, 2, 1, 0, 0]);
});

it('counts right where several that hang together move in one statement', async () => {
  const { ids } = await fiveLevels();
  const [one, two, three, four, five] = ids;
  const { database } = test.site;
  const place = (rows: [number | undefined, number | null | undefined, number][]) =>
    database.execute(sql`
      update comments c set parent_comment_id = nullif(place.parent_id, 0), depth = place.depth
      from unnest(${rows.map(([id]) => id)}::int[], ${rows.map(([, parentID]) => parentID ?? 0)}::int[],
        ${rows.map(([, , depth]) => depth)}::int[]) as place (id, parent_id, depth)
      where c.comment_id = place.id`);
  const changes: Parameters<typeof place>[0][] = [
    // The third leaves the second, and the fifth goes from below it to the first.
    [
      [three, null, 1],
      [four, three, 2],
      [five, one, 2],
    ],
    // All come below the fifth, in another order.
    [
      [four, five, 3],
      [three, four, 4],
      [two, three, 5],
    ],
    // And back.
    [
      [two, one, 2],
      [three, two, 3],
      [four, three, 4],
      [five, four, 5],
    ],
  ];
  for (const rows of changes) {
    await place(rows);
    expect((await miscounted(test)).filter((each) => each.includes('descendant'))).toEqual([]);
  }
  await database.execute(
    sql`update comments set parent_comment_id = parent_comment_id where comment_id = any(${ids})`,
  );
  expect(await counts(ids)).toEqual([5, 4, 2, 1, 0, 0]);
});

it('is repaired by a recount', async () => {
  const { ids } = await fiveLevels();
  await test.site.database.execute(
    sql`update comments set count_descendant_comments = 77 where comment_id = any(${ids})`,
  );
  const recount = test.site.features.all
    .flatMap((feature) => feature.recounts ?? [])
    .find((each) => each.name === 'comments.count_descendant_comments');
  expect(await recount?.run(test.site.database, false)).toBe(ids.length);
  expect(await counts(ids)).toEqual([5, 4, 2, 1, 0, 0]);
});

it('reads as much for a reply below thousands as for one below few', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const top = await commentOn(test.other.client, discussionID);
  const { database } = test.site;
  await database.execute(sql`
    insert into comments (discussion_id, parent_comment_id, top_comment_id, depth, number, insert_user_id, body, format, body_html)
    select ${discussionID}, ${top.commentID}, ${top.commentID}, 2, 1 + n, ${test.other.userID}, 'Many', 'text', '<p>Many</p>'
    from generate_series(1, 3000) n`);
  let fetched = 0;
  await database.transaction(async (tx) => {
    // Of this connection, whatever it read before.
    const read = async () => {
      const row = await tx.row<{ count: number }>(sql`
        select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as count
        from pg_stat_xact_user_tables where relname = 'comments'`);
      return row?.count ?? 0;
    };
    const before = await read();
    await tx.execute(sql`
      insert into comments (discussion_id, parent_comment_id, top_comment_id, depth, number, insert_user_id, body, format, body_html)
      values (${discussionID}, ${top.commentID}, ${top.commentID}, 2, 5000, ${test.other.userID}, 'x', 'text', 'x')`);
    fetched = (await read()) - before;
  });
  expect(fetched).toBeLessThan(20);
  expect(await counts([top.commentID])).toEqual([3001]);
});
