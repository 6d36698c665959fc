// A comment with many replies is hidden, restored and moved at once, its replies after it in batches, while others write in the
// same thread; whatever cuts it off, it goes on.
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { resumeUnfinished, unfinishedCheck } from '../../../../platform/server/jobs/unfinished-work.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { hideComment, restoreComment } from '../deleting/hide-comment.ts';
import { commentOn, miscounted } from '../testing/comments.ts';
import { longBranchIn } from '../testing/long-branch.ts';

const test = communityOfFile({ withJobs: true });
/** More by hand: PARLEY_TEST_COMMENTS=10000. */
const REPLIES = Number(process.env.PARLEY_TEST_COMMENTS ?? 600);
/** A hundred, and as many that they answer, whose counts change. */
const MOST_AT_ONCE = 200;

const write = (work: typeof hideComment, commentID: number) =>
  test.site.database.transaction((tx) => work(test.site.writeContext(tx, systemViewer(), 'en'), commentID));

const isOver = () =>
  expect
    .poll(() => test.site.database.rows(sql`select from comment_removals`), {
      timeout: 120_000,
      interval: 50,
    })
    .toEqual([]);

async function idsBelow(commentID: number): Promise<number[]> {
  const rows = await test.site.database.rows<{ id: number }>(sql`
    select comment_id as id from comments where is_in_branch(comment_id, ${commentID}) and comment_id <> ${commentID}
    order by number`);
  return rows.map(({ id }) => id);
}

/** How many comments were last changed by one transaction, at the most. */
async function mostAtOnce(discussionID: number): Promise<number> {
  const row = await test.site.database.row<{ most: number }>(sql`
    select max(count)::int as most from (
      select count(*) from comments where discussion_id = ${discussionID} group by xmin::text) batches`);
  return row?.most ?? 0;
}

const seen = async (client: TestClient, discussionID: number) =>
  (await client.get(`/comments?discussionID=${discussionID}&limit=100`)).text.includes('Unseen words');

it('is hidden at once with all its replies, and restored with them, and no batch is long', async () => {
  const { discussionID, root, top, stays } = await longBranchIn(test, REPLIES);
  const before = (await test.guest.get(`/discussions/${discussionID}`)).body.countComments;
  await test.site.jobs.stop();
  expect(await write(hideComment, root.commentID)).toBe(true);
  expect(await write(hideComment, root.commentID)).toBe(false);
  expect((await test.guest.get(`/comments/${root.commentID}`)).status).toBe(404);
  expect((await test.moderator.client.get(`/comments/${root.commentID}`)).status).toBe(200);
  for (const client of [test.guest, test.other.client, test.moderator.client])
    expect(await seen(client, discussionID)).toBe(false);
  await test.site.startJobs();
  await isOver();
  expect(await mostAtOnce(discussionID)).toBeLessThanOrEqual(MOST_AT_ONCE);
  expect(await seen(test.guest, discussionID)).toBe(false);
  expect(await seen(test.moderator.client, discussionID)).toBe(true);
  expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(2);
  expect((await test.guest.get(`/comments/${top.commentID}`)).body.countChildComments).toBe(1);
  expect(await miscounted(test)).toEqual([]);

  expect(await write(restoreComment, root.commentID)).toBe(true);
  await isOver();
  expect(await seen(test.guest, discussionID)).toBe(true);
  expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(before);
  expect((await test.guest.get(`/comments/${stays.commentID}`)).status).toBe(200);
  expect(await miscounted(test)).toEqual([]);
}, 240_000);

it('comes back whole where it is restored amid the hiding, without what was held before', async () => {
  const { discussionID, root } = await longBranchIn(test, REPLIES);
  const [, heldID = 0] = await idsBelow(root.commentID);
  await write(hideComment, heldID);
  const before = (await test.guest.get(`/discussions/${discussionID}`)).body.countComments;
  await test.site.jobs.stop();
  await write(hideComment, root.commentID);
  await test.site.startJobs();
  const held = async () =>
    (
      await test.site.database.row<{ count: number }>(
        sql`select count(*)::int as count from comments where discussion_id = ${discussionID} and date_held is not null`,
      )
    )?.count;
  await expect.poll(held, { timeout: 60_000, interval: 5 }).toBeGreaterThan(100);
  expect(await write(restoreComment, root.commentID)).toBe(true);
  await isOver();
  expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(before);
  expect((await test.guest.get(`/comments/${heldID}`)).status).toBe(404);
  expect(await miscounted(test)).toEqual([]);
}, 240_000);

it('is moved at once, its replies follow in their order, and goes on where its process ended', async () => {
  const { database } = test.site;
  const { discussionID, root, top } = await longBranchIn(test, REPLIES);
  const target = await discussionBy(test.member.client);
  const below = await idsBelow(root.commentID);
  await test.site.jobs.stop();
  const moved = await test.moderator.client.patch(`/comments/${root.commentID}`, {
    discussionID: target.discussionID,
  });
  expect([moved.status, moved.body.discussionID]).toEqual([200, target.discussionID]);
  // Nobody sees replies where they are no more.
  expect(await seen(test.moderator.client, discussionID)).toBe(false);
  await commentOn(test.other.client, target.discussionID);
  await database.execute(sql`delete from graphile_worker._private_jobs`);
  await database.execute(sql`update comment_removals set date_inserted = now() - interval '2 hours'`);
  expect(await unfinishedCheck.run(test.site)).toMatchObject({
    ok: false,
    message: expect.stringContaining(`${root.commentID}`),
  });
  await test.site.startJobs();
  await resumeUnfinished(test.site);
  await isOver();
  expect(await idsBelow(root.commentID)).toEqual(below);
  const rows = await database.rows<{ discussion_id: number; top_comment_id: number; depth: number }>(sql`
    select distinct discussion_id, top_comment_id, (select depth from comments p where p.comment_id = c.parent_comment_id) + 1 - depth as depth
    from comments c where comment_id = any(${below})`);
  expect(rows).toEqual([{ discussion_id: target.discussionID, top_comment_id: root.commentID, depth: 0 }]);
  expect(await mostAtOnce(target.discussionID)).toBeLessThanOrEqual(MOST_AT_ONCE);
  expect((await test.guest.get(`/discussions/${target.discussionID}`)).body.countComments).toBe(
    below.length + 2,
  );
  expect((await test.guest.get(`/comments/${top.commentID}`)).body.countChildComments).toBe(1);
  expect(await miscounted(test)).toEqual([]);
}, 240_000);

it('goes for good where it is deleted amid the hiding', async () => {
  const { discussionID, root } = await longBranchIn(test, REPLIES);
  await test.site.jobs.stop();
  await write(hideComment, root.commentID);
  expect((await test.moderator.client.delete(`/comments/${root.commentID}`)).status).toBe(204);
  await test.site.startJobs();
  await isOver();
  const left = await test.site.database.rows(sql`select from comments where discussion_id = ${discussionID}`);
  expect(left).toHaveLength(2);
  expect(await miscounted(test)).toEqual([]);
}, 240_000);
