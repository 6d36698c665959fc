// A long discussion that goes elsewhere: answered at once, found by nobody who may not see it, and indexed in batches.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn, miscounted } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { writeIndexedComments } from './testing/indexed-comments.ts';

const test = communityOfFile({ withJobs: true });
/** Many more by hand: PARLEY_TEST_COMMENTS=100000. */
const COMMENTS = Number(process.env.PARLEY_TEST_COMMENTS ?? 3000);

const fill = (discussionID: number) => writeIndexedComments(test, discussionID, test.member.userID, COMMENTS);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 6000; attempt++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It never came to pass.');
}

async function documentsIn(categoryID: number, discussionID: number): Promise<number> {
  const row = await test.site.database.row<{ count: number }>(sql`
    select count(*)::int as count from search_documents
    where record_type = 'comment' and discussion_id = ${discussionID} and category_id = ${categoryID}`);
  return row?.count ?? 0;
}

const found = async (client: typeof test.guest, discussionID: number) =>
  (await client.get(`/search?query=lanterns&discussionID=${discussionID}&limit=1`)).body.length;

/** Posts beside it for as long as the work takes. */
async function timed(work: Promise<unknown>, besideID: number): Promise<void> {
  const startedAt = performance.now();
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  let slowest = 0;
  while (!isDone) {
    const sentAt = performance.now();
    await commentOn(test.other.client, besideID);
    slowest = Math.max(slowest, performance.now() - sentAt);
  }
  await end;
  process.stdout.write(
    `${((performance.now() - startedAt) / 1000).toFixed(2)} s; the slowest comment beside it ${slowest.toFixed(0)} ms\n`,
  );
}

it('is found in its new place alone, from the moment it was moved', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const beside = await discussionBy(test.other.client);
  await fill(discussionID);
  expect(await found(test.guest, discussionID)).toBe(1);
  await test.site.jobs.stop();
  const categoryID = test.privateCategoryID;
  const moved = test.admin.client.patch(`/discussions/${discussionID}`, { categoryID });
  await timed(moved, beside.discussionID);
  expect((await moved).status).toBe(200);
  // The move itself went through none of the documents.
  expect(await documentsIn(1, discussionID)).toBe(COMMENTS);
  for (const client of [test.guest, test.member.client]) {
    expect(await found(client, discussionID)).toBe(0);
    expect((await client.get(`/discussions/${discussionID}`)).status).toBeGreaterThanOrEqual(400);
    expect((await client.get(`/comments?discussionID=${discussionID}`)).status).toBeGreaterThanOrEqual(400);
  }
  await test.site.startJobs();
  const isIndexed = async () => (await documentsIn(categoryID, discussionID)) === COMMENTS;
  await timed(until(isIndexed), beside.discussionID);
  expect(await found(test.admin.client, discussionID)).toBe(1);
  expect(await found(test.guest, discussionID)).toBe(0);
  expect(await miscounted(test)).toEqual([]);
}, 400_000);

it('is found in the discussion it was merged into alone', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const beside = await discussionBy(test.other.client);
  const { discussionID: destinationDiscussionID } = await discussionBy(test.admin.client, {
    categoryID: test.privateCategoryID,
  });
  await fill(discussionID);
  await test.site.jobs.stop();
  const merge = { discussionIDs: [discussionID], destinationDiscussionID };
  const merged = test.admin.client.patch('/discussions/merge', merge);
  await timed(merged, beside.discussionID);
  expect((await merged).status).toBe(200);
  expect(await found(test.guest, discussionID)).toBe(0);
  expect(await found(test.guest, destinationDiscussionID)).toBe(0);
  expect(await documentsIn(test.privateCategoryID, destinationDiscussionID)).toBe(0);
  await test.site.startJobs();
  const isIndexed = async () =>
    (await documentsIn(test.privateCategoryID, destinationDiscussionID)) === COMMENTS + 1;
  await timed(until(isIndexed), beside.discussionID);
  expect(await miscounted(test)).toEqual([]);
}, 400_000);
