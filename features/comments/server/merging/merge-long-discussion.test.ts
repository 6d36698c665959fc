// A long discussion that is merged: gone at once, its comments arrive in batches while others write, and nothing is lost.
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { commentOn, miscounted } from '../testing/comments.ts';
import { recountAll, writeComments } from '../testing/many-comments.ts';

const test = communityOfFile({ withJobs: true });
/** Many more by hand: PARLEY_TEST_COMMENTS=100000. */
const COMMENTS = Number(process.env.PARLEY_TEST_COMMENTS ?? 3000);

async function longOne(): Promise<number> {
  const { discussionID } = await discussionBy(test.member.client);
  await writeComments(test.site.database, discussionID, test.other.userID, COMMENTS);
  await recountAll(test);
  return discussionID;
}

const merge = (discussionID: number, destinationDiscussionID: number, addRedirects = false, query = '') =>
  test.admin.client.patch(`/discussions/merge${query}`, {
    discussionIDs: [discussionID],
    destinationDiscussionID,
    addRedirects,
  });
/** As a client does whose patience ends before the run does. */
async function toItsEnd(begun: ReturnType<typeof merge>): ReturnType<typeof merge> {
  let answer = await begun;
  while (answer.status === 408)
    answer = await test.admin.client.call('POST', '/calls/run', answer.body.callbackPayload, {
      'content-type': 'application/system+jwt',
    });
  return answer;
}

const commentsOf = async (id: number) =>
  (
    await test.site.database.row<{ count: number }>(
      sql`select count(*)::int as count from comments where discussion_id = ${id}`,
    )
  )?.count ?? 0;
const ONE_STEP = '?longRunnerTimeout=0';

it('lets others write where its comments arrive, in their order', async () => {
  const sourceID = await longOne();
  const { discussionID: stays } = await discussionBy(test.other.client);
  const startedAt = performance.now();
  let isDone = false;
  const merged = toItsEnd(merge(sourceID, stays)).finally(() => {
    isDone = true;
  });
  let [slowest, posted] = [0, 0];
  while (!isDone) {
    const sentAt = performance.now();
    await commentOn(test.other.client, stays);
    slowest = Math.max(slowest, performance.now() - sentAt);
    posted++;
  }
  const { status, body } = await merged;
  expect([status, body.progress.successIDs]).toEqual([200, [sourceID]]);
  process.stdout.write(
    `merged after ${((performance.now() - startedAt) / 1000).toFixed(1)} s; ${posted} comments beside it, the slowest ${slowest.toFixed(0)} ms\n`,
  );
  expect((await test.guest.get(`/discussions/${sourceID}`)).status).toBe(410);
  expect((await test.guest.get(`/discussions/${stays}`)).body.countComments).toBe(COMMENTS + 1 + posted);
  const disorder = await test.site.database.rows(sql`
    select 1 from comments parent join comments child on child.parent_comment_id = parent.comment_id
    where parent.discussion_id = ${stays} and child.number < parent.number`);
  expect(disorder).toEqual([]);
  expect(await miscounted(test)).toEqual([]);
}, 400_000);

it('is hidden from the first step on, and a repeated call finishes it', async () => {
  const sourceID = await longOne();
  const { discussionID: stays } = await discussionBy(test.other.client);
  await test.site.jobs.stop();
  const first = await merge(sourceID, stays, false, ONE_STEP);
  expect([first.status, await commentsOf(sourceID)]).toEqual([408, COMMENTS]);
  expect(first.body.progress.current).toEqual({ recordID: sourceID, countDone: 0, countTotal: COMMENTS });
  for (const client of [test.guest, test.member.client, test.admin.client])
    expect((await client.get(`/discussions/${sourceID}`)).status).toBe(410);
  expect((await test.guest.get(`/discussions/${stays}`)).body.countComments).toBe(1);
  expect(await miscounted(test)).toEqual([]);
  const again = await merge(sourceID, stays);
  expect([again.status, again.body.progress.successIDs]).toEqual([200, [sourceID]]);
  expect(await commentsOf(stays)).toBe(COMMENTS + 1);
  await test.site.startJobs();
}, 120_000);

it('goes on by itself, and leaves a redirect where one was asked for', async () => {
  const sourceID = await longOne();
  const { discussionID: stays } = await discussionBy(test.other.client);
  const first = await merge(sourceID, stays, true, ONE_STEP);
  expect(first.status).toBe(408);
  await expect
    .poll(async () => (await test.guest.get(`/discussions/${sourceID}`)).body.type, { timeout: 60_000 })
    .toBe('redirect');
  expect(await commentsOf(stays)).toBe(COMMENTS + 1);
  expect(await miscounted(test)).toEqual([]);
}, 120_000);

it('goes with the discussion it was to be merged into', async () => {
  const sourceID = await longOne();
  const { discussionID: stays } = await discussionBy(test.other.client);
  await test.site.jobs.stop();
  await merge(sourceID, stays, false, ONE_STEP);
  expect((await test.admin.client.delete(`/discussions/${stays}`)).status).toBe(204);
  await test.site.startJobs();
  await expect.poll(() => commentsOf(sourceID), { timeout: 60_000 }).toBe(0);
  expect((await test.guest.get(`/discussions/${sourceID}`)).status).toBe(410);
  await expect
    .poll(() =>
      test.site.database.rows(
        sql`select 1 from discussions where discussion_id = ${sourceID} and date_purge is null`,
      ),
    )
    .toEqual([]);
  expect((await test.guest.get(`/discussions/${stays}`)).status).toBe(410);
  expect(await miscounted(test)).toEqual([]);
}, 120_000);
