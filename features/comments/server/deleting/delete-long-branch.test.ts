// A comment with many replies is gone for everybody at once, and deleted in batches, while others write in the same thread.
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { resumeUnfinished, unfinishedCheck } from '../../../../platform/server/jobs/unfinished-work.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { miscounted } from '../testing/comments.ts';
import { longBranchIn } from '../testing/long-branch.ts';

const test = communityOfFile({ withJobs: true });
/** More by hand: PARLEY_TEST_COMMENTS=100000. */
const REPLIES = Number(process.env.PARLEY_TEST_COMMENTS ?? 400);

const longBranch = () => longBranchIn(test, REPLIES);

const countOf = async (discussionID: number) =>
  (
    await test.site.database.row<{ count: number }>(
      sql`select count(*)::int as count from comments where discussion_id = ${discussionID}`,
    )
  )?.count;

/** The last of the branch: five levels down. */
async function deepest(discussionID: number): Promise<number> {
  const row = await test.site.database.row<{ comment_id: number }>(sql`
    select comment_id from comments where discussion_id = ${discussionID} order by depth desc, comment_id limit 1`);
  return row?.comment_id ?? 0;
}

const isOver = (discussionID: number) =>
  expect.poll(() => countOf(discussionID), { timeout: 120_000, interval: 50 }).toBe(2);

it('is unseen at once, and goes while others write beside it', async () => {
  const { discussionID, url, top, root, stays } = await longBranch();
  const lowestID = await deepest(discussionID);
  await test.site.jobs.stop();
  expect((await test.member.client.delete(`/comments/${root.commentID}`)).status).toBe(403);
  expect((await test.moderator.client.delete(`/comments/${root.commentID}`)).status).toBe(204);
  // Nothing but the comment itself has been touched, and nobody finds any of it.
  expect(await countOf(discussionID)).toBeGreaterThan(REPLIES);
  for (const client of [test.guest, test.member.client, test.moderator.client, test.admin.client]) {
    for (const id of [root.commentID, lowestID])
      expect((await client.get(`/comments/${id}`)).status).toBe(404);
    for (const path of [
      `/comments?discussionID=${discussionID}&limit=100`,
      `/comments?discussionID=${discussionID}&limit=100&sort=-dateInserted`,
      `/comments?insertUserID=${test.other.userID}&limit=100`,
      `/comments?commentID=${root.commentID},${lowestID}`,
      `/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}&collapseChildLimit=100`,
    ]) {
      const { status, text } = await client.get(path);
      expect([path, status, text.includes('Unseen words')]).toEqual([path, 200, false]);
    }
    const page = await client.page(new URL(url).pathname);
    expect([page.status, page.text.includes('Unseen words')]).toEqual([200, false]);
  }
  const refused = await test.other.client.post('/comments', {
    body: 'Nobody would see this.',
    format: 'markdown',
    discussionID,
    parentCommentID: lowestID,
  });
  expect(refused.status).toBe(404);
  expect((await test.member.client.patch(`/comments/${lowestID}`, { body: 'Back' })).status).toBe(404);
  await test.site.startJobs();
  await isOver(discussionID);
  expect((await test.guest.get(`/comments/${stays.commentID}`)).status).toBe(200);
  expect((await test.guest.get(`/comments/${top.commentID}`)).body.countChildComments).toBe(1);
  expect((await test.guest.get(`/discussions/${discussionID}`)).body).toMatchObject({ countComments: 2 });
  const act = await test.site.database.row<{ count: number }>(sql`
    select count(*)::int as count, count(distinct date_deleted)::int as moments, min(delete_user_id) as by
    from deleted_comments where discussion_id = ${discussionID}`);
  expect(act).toEqual({ count: expect.any(Number), moments: 1, by: test.moderator.userID });
  expect(act?.count).toBeGreaterThan(REPLIES);
  expect(await miscounted(test)).toEqual([]);
}, 240_000);

it('holds no lock for longer than a batch takes', async () => {
  const { discussionID, root } = await longBranch();
  let most = 0;
  expect((await test.moderator.client.delete(`/comments/${root.commentID}`)).status).toBe(204);
  await isOver(discussionID);
  const batches = await test.site.database.rows<{ count: number }>(sql`
    select count(*)::int as count from deleted_comments where discussion_id = ${discussionID} group by xmin::text`);
  for (const { count } of batches) most = Math.max(most, count);
  expect(batches.length).toBeGreaterThan(REPLIES / 50 - 1);
  expect(most).toBeLessThanOrEqual(50);
}, 240_000);

it('goes on where its process ended, and where its job failed for good', async () => {
  const { database } = test.site;
  const { discussionID, root } = await longBranch();
  await test.site.jobs.stop();
  const list = { commentIDs: [root.commentID], deleteMethod: 'full' };
  for (let call = 0; call < 2; call++) {
    const { status, body } = await test.moderator.client.delete('/comments/list', list);
    expect([status, body.progress.successIDs]).toEqual([200, [root.commentID]]);
  }
  await database.execute(sql`delete from graphile_worker._private_jobs`);
  await database.execute(sql`update comment_removals set date_inserted = now() - interval '2 hours'`);
  expect(await unfinishedCheck.run(test.site)).toMatchObject({
    ok: false,
    message: expect.stringContaining(`deletion of comments: ${root.commentID}`),
  });
  await test.site.startJobs();
  await resumeUnfinished(test.site);
  await isOver(discussionID);
  expect(await unfinishedCheck.run(test.site)).toMatchObject({ ok: true });
  expect(await miscounted(test)).toEqual([]);
}, 240_000);

it('goes where its discussion is deleted for a time meanwhile', async () => {
  const { discussionID, root } = await longBranch();
  await test.site.jobs.stop();
  expect((await test.moderator.client.delete(`/comments/${root.commentID}`)).status).toBe(204);
  expect((await test.admin.client.delete(`/discussions/${discussionID}`)).status).toBe(204);
  await test.site.startJobs();
  await isOver(discussionID);
  expect(await test.site.database.rows(sql`select from comment_removals`)).toEqual([]);
  expect(await miscounted(test)).toEqual([]);
}, 240_000);
