// A deleted comment with many replies is back at once, its replies after it in batches; whatever cuts it off, it goes on.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { resumeUnfinished } from '../../../platform/server/jobs/unfinished-work.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { hideComment } from '../../comments/server/deleting/hide-comment.ts';
import { miscounted } from '../../comments/server/testing/comments.ts';
import { longBranchIn } from '../../comments/server/testing/long-branch.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ withJobs: true });
/** More by hand: PARLEY_TEST_COMMENTS=10000. */
const REPLIES = Number(process.env.PARLEY_TEST_COMMENTS ?? 600);
/** A hundred, and as many that they answer, whose counts change. */
const MOST_AT_ONCE = 205;

const isOver = () =>
  expect
    .poll(
      () =>
        test.site.database.rows(sql`
          select comment_id from comment_removals union all select comment_id from comment_restores`),
      { timeout: 120_000, interval: 50 },
    )
    .toEqual([]);

const rowsOf = (discussionID: number) =>
  test.site.database.rows<{ comment_id: number; is_held: boolean }>(sql`
    select comment_id, parent_comment_id, top_comment_id, depth, number, insert_user_id, score, count_child_comments,
      count_descendant_comments,      date_held is not null as is_held
    from comments where discussion_id = ${discussionID} order by number`);

async function mostAtOnce(discussionID: number): Promise<number> {
  const row = await test.site.database.row<{ most: number }>(sql`
    select max(count)::int as most from (
      select count(*) from comments where discussion_id = ${discussionID} group by xmin::text) batches`);
  return row?.most ?? 0;
}

const sees = async (client: TestClient, discussionID: number) =>
  (await client.get(`/comments?discussionID=${discussionID}&limit=100`)).text.includes('Unseen words');

async function deletedBranch() {
  const branch = await longBranchIn(test, REPLIES);
  const { discussionID, root } = branch;
  const [, , , waiting] = await rowsOf(discussionID);
  await test.site.database.transaction((tx) =>
    hideComment(test.site.writeContext(tx, systemViewer(), 'en'), waiting?.comment_id ?? 0),
  );
  const { body } = await test.guest.get(`/discussions/${discussionID}`);
  const before = { rows: await rowsOf(discussionID), countComments: body.countComments };
  const { status } = await test.moderator.client.delete(`/comments/${root.commentID}`);
  expect(status).toBe(204);
  await isOver();
  expect(await rowsOf(discussionID)).toHaveLength(2);
  return { ...branch, before };
}

const restore = (commentID: number) => test.admin.client.patch(`/deleted-comments/${commentID}/restore`);

it('is shown at once, and its replies when all of them are back, in batches', async () => {
  const { discussionID, root, before } = await deletedBranch();
  await test.site.jobs.stop();
  const answer = await restore(root.commentID);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  expect((await rowsOf(discussionID)).length).toBeLessThanOrEqual(MOST_AT_ONCE);
  expect((await test.guest.get(`/comments/${root.commentID}`)).status).toBe(200);
  for (const client of [test.guest, test.other.client, test.moderator.client])
    expect(await sees(client, discussionID)).toBe(false);
  // Whoever restores it twice finds it there.
  expect((await restore(root.commentID)).status).toBe(404);
  // The job was lost with its process.
  await test.site.database.execute(sql`delete from graphile_worker._private_jobs`);
  await test.site.database.execute(
    sql`update comment_removals set date_inserted = now() - interval '2 hours'`,
  );
  await test.site.startJobs();
  await resumeUnfinished(test.site);
  await isOver();
  expect(await mostAtOnce(discussionID)).toBeLessThanOrEqual(MOST_AT_ONCE);
  expect(await rowsOf(discussionID)).toEqual(before.rows);
  expect(before.rows.filter((row) => row.is_held).length).toBeGreaterThan(0);
  expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(
    before.countComments,
  );
  expect((await test.admin.client.get(`/deleted-comments?discussionID=${discussionID}`)).body).toEqual([]);
  expect(await sees(test.guest, discussionID)).toBe(true);
  expect(await miscounted(test)).toEqual([]);
}, 240_000);

it('is hidden whole where it is hidden while its replies come back', async () => {
  const { discussionID, root, before } = await deletedBranch();
  await test.site.jobs.stop();
  expect((await restore(root.commentID)).status).toBe(200);
  await test.site.database.transaction((tx) =>
    hideComment(test.site.writeContext(tx, systemViewer(), 'en'), root.commentID),
  );
  await test.site.startJobs();
  await isOver();
  expect((await rowsOf(discussionID)).map((row) => row.comment_id)).toEqual(
    before.rows.map((row) => row.comment_id),
  );
  expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(2);
  expect(await sees(test.guest, discussionID)).toBe(false);
  expect(await miscounted(test)).toEqual([]);
}, 240_000);
