// A long discussion is hidden at once and deleted in batches, while others go on.
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { resumeUnfinished, unfinishedCheck } from '../../../../platform/server/jobs/unfinished-work.ts';
import { commentOn, miscounted } from '../../../comments/server/testing/comments.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile({ withJobs: true });
/** Many more by hand: PARLEY_TEST_COMMENTS=100000. */
const COMMENTS = Number(process.env.PARLEY_TEST_COMMENTS ?? 3000);
const BATCH = 1000;

// For good: what can be brought back is only out of sight.
beforeAll(() => test.admin.client.patch('/config', { 'moderation.undoDays': 0 }));

async function fill(discussionID: number, authors: readonly number[]): Promise<void> {
  const { database } = test.site;
  for (let first = 1; first <= COMMENTS; first += BATCH)
    await database.execute(sql`
      insert into comments (comment_id, discussion_id, top_comment_id, depth, number, insert_user_id, body, format, body_html, renderer_version)
      select id, ${discussionID}, id, 1, ${first}::int + at - 1, (${authors}::int[])[1 + at % ${authors.length}::int], 'Words ' || at, 'text', '<p>Words</p>', 1
      from (select nextval('comments_comment_id_seq')::int as id, at::int from generate_series(1, ${BATCH}::int) at) fresh`);
  // Twice: numbers of categories are made of numbers of discussions.
  const recounts = test.site.features.all.flatMap((feature) => feature.recounts ?? []);
  for (const recount of [...recounts, ...recounts]) await recount.run(database, false);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 6000; attempt++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It never came to pass.');
}

async function isRemoved(discussionID: number): Promise<boolean> {
  const row = await test.site.database.row(
    sql`select 1 from discussions where discussion_id = ${discussionID}`,
  );
  return row === undefined;
}

it('is gone for everybody at once, and then altogether, while others post beside it', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const beside = await discussionBy(test.other.client);
  await fill(discussionID, [test.member.userID, test.other.userID, test.moderator.userID]);
  const path = `/discussions/${discussionID}`;
  const startedAt = performance.now();
  expect((await test.admin.client.delete(path)).status).toBe(204);
  process.stdout.write(`answered after ${(performance.now() - startedAt).toFixed(0)} ms\n`);
  for (const client of [test.guest, test.member.client, test.moderator.client, test.admin.client])
    expect((await client.get(path)).status).toBe(410);
  expect((await test.member.client.get(`/discussions?insertUserID=${test.member.userID}`)).body).toEqual([]);
  expect((await test.admin.client.get(`/comments?insertUserID=${test.other.userID}`)).body).toEqual([]);
  expect((await test.guest.get(`/comments?discussionID=${discussionID}`)).status).toBeGreaterThanOrEqual(400);
  let slowest = 0;
  let posted = 0;
  const isGone = async () => {
    const sentAt = performance.now();
    await commentOn(test.other.client, beside.discussionID);
    slowest = Math.max(slowest, performance.now() - sentAt);
    posted++;
    return isRemoved(discussionID);
  };
  await until(isGone);
  process.stdout.write(
    `gone after ${((performance.now() - startedAt) / 1000).toFixed(1)} s; ${posted} comments beside it, the slowest ${slowest.toFixed(0)} ms\n`,
  );
  const stored = await test.site.database.row<{ count: number }>(
    sql`select count(*)::int as count from deleted_comments where discussion_id = ${discussionID}`,
  );
  expect(stored?.count).toBe(COMMENTS);
  expect(await miscounted(test)).toEqual([]);
}, 400_000);

it('goes on where its process ended', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  await fill(discussionID, [test.other.userID]);
  await test.site.jobs.stop();
  expect((await test.admin.client.delete(`/discussions/${discussionID}`)).status).toBe(204);
  expect(await isRemoved(discussionID)).toBe(false);
  await test.site.startJobs();
  await until(() => isRemoved(discussionID));
  expect(await miscounted(test)).toEqual([]);
}, 120_000);

it('is named by doctor and taken up again where nobody goes on with it', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  await fill(discussionID, [test.other.userID]);
  await test.site.jobs.stop();
  expect((await test.admin.client.delete(`/discussions/${discussionID}`)).status).toBe(204);
  // As after a conflict that lasted too long, or after ten failures.
  const { database } = test.site;
  await database.execute(sql`delete from graphile_worker._private_jobs`);
  await database.execute(sql`update bulk_operations set status = 'error'`);
  await database.execute(
    sql`update discussions set date_removed = now() - interval '2 hours' where date_removed is not null`,
  );
  expect(await unfinishedCheck.run(test.site)).toMatchObject({
    ok: false,
    message: expect.stringContaining(`deletion of discussions: ${discussionID}`),
  });
  await test.site.startJobs();
  await resumeUnfinished(test.site);
  await until(() => isRemoved(discussionID));
  expect(await unfinishedCheck.run(test.site)).toMatchObject({ ok: true });
  expect(await miscounted(test)).toEqual([]);
}, 120_000);
