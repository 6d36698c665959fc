// Long discussions that go out of sight: found by nobody from that moment, though their documents go later and in batches.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { resumeUnfinished, unfinishedCheck } from '../../../platform/server/jobs/unfinished-work.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { writeIndexedComments } from './testing/indexed-comments.ts';

const test = communityOfFile({ withJobs: true });
const COMMENTS = 2000;

async function longOne(): Promise<number> {
  const { discussionID } = await discussionBy(test.member.client);
  await writeIndexedComments(test, discussionID, test.member.userID, COMMENTS);
  return discussionID;
}

const documentsOf = async (discussionID: number) =>
  (
    await test.site.database.row<{ count: number }>(sql`
      select count(*)::int as count from search_documents
      where record_type = 'comment' and discussion_id = ${discussionID}`)
  )?.count;

/** Hits, and how many are told of. */
const found = async (client: typeof test.guest, discussionID: number) => {
  const { body, headers } = await client.get(`/search?query=lanterns&discussionID=${discussionID}`);
  return [body.length > 0, headers.get('x-app-page-result-count')];
};
const NOTHING = [false, '0'];

const isSettled = () =>
  expect
    .poll(() => test.site.database.rows(sql`select 1 from search_stale_discussions`), { timeout: 30_000 })
    .toEqual([]);

it('is not found once it is deleted, and loses its documents by a job', async () => {
  const discussionID = await longOne();
  expect(await found(test.guest, discussionID)).toEqual([true, String(COMMENTS)]);
  await test.site.jobs.stop();
  expect((await test.admin.client.delete(`/discussions/${discussionID}`)).status).toBe(204);
  expect(await documentsOf(discussionID)).toBe(COMMENTS);
  for (const client of [test.guest, test.member.client, test.admin.client])
    expect(await found(client, discussionID)).toEqual(NOTHING);
  await test.site.startJobs();
  await expect.poll(() => documentsOf(discussionID), { timeout: 30_000 }).toBe(0);
  await isSettled();
}, 60_000);

it('is hidden and restored with all its comments', async () => {
  const discussionID = await longOne();
  await test.admin.client.patch('/config', { 'reactions.flags.sparedFromComments': 0 });
  await test.site.jobs.stop();
  const spam = { reactionType: 'Spam' };
  await test.admin.client.post(`/discussions/${discussionID}/reactions`, spam);
  expect((await test.guest.get(`/discussions/${discussionID}`)).status).toBe(404);
  expect(await documentsOf(discussionID)).toBe(COMMENTS);
  expect(await found(test.guest, discussionID)).toEqual(NOTHING);
  // Half of them are gone when it comes back.
  await test.site.database.execute(sql`
    delete from search_documents where discussion_id = ${discussionID} and record_id % 2 = 0`);
  expect((await test.admin.client.patch(`/discussions/${discussionID}/restore`)).status).toBe(200);
  await test.site.startJobs();
  await expect.poll(() => documentsOf(discussionID), { timeout: 30_000 }).toBe(COMMENTS);
  await isSettled();
  expect(await found(test.guest, discussionID)).toEqual([true, String(COMMENTS)]);
}, 60_000);

it('goes back and forth, and is found where it is in the end', async () => {
  const discussionID = await longOne();
  const path = `/discussions/${discussionID}`;
  await test.admin.client.patch(path, { categoryID: test.privateCategoryID });
  await test.admin.client.patch(path, { categoryID: 1 });
  expect(await found(test.guest, discussionID)).toEqual([true, expect.any(String)]);
  await test.admin.client.patch(path, { categoryID: test.privateCategoryID });
  expect(await found(test.guest, discussionID)).toEqual(NOTHING);
  await isSettled();
  expect(await found(test.guest, discussionID)).toEqual(NOTHING);
  const { headers } = await test.admin.client.get(`/search?query=lanterns&discussionID=${discussionID}`);
  expect(headers.get('x-app-page-result-count')).toBe(String(COMMENTS));
}, 60_000);

it('is named by doctor and taken up again where nobody goes on with it', async () => {
  const discussionID = await longOne();
  await test.site.jobs.stop();
  const { database } = test.site;
  await test.admin.client.patch(`/discussions/${discussionID}`, { categoryID: test.privateCategoryID });
  await database.execute(sql`delete from graphile_worker._private_jobs`);
  await database.execute(sql`update search_stale_discussions set date_changed = now() - interval '2 hours'`);
  expect(await unfinishedCheck.run(test.site)).toMatchObject({
    ok: false,
    message: expect.stringContaining(`search documents of discussions: ${discussionID}`),
  });
  await test.site.startJobs();
  await resumeUnfinished(test.site);
  await isSettled();
}, 60_000);
