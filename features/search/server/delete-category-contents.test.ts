// A category that is deleted with what it holds: nothing of it is read or found, and every number is right half-way too.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { resumeUnfinished, unfinishedCheck } from '../../../platform/server/jobs/unfinished-work.ts';
import { commentOn, miscounted } from '../../comments/server/testing/comments.ts';
import { recountAll, writeComments } from '../../comments/server/testing/many-comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ withJobs: true });
const COMMENTS = 2000;

async function makeCategory(urlcode: string): Promise<number> {
  return (await test.admin.client.post('/categories', { name: urlcode, urlcode })).body.categoryID;
}

/** `count` short discussions and a long one, which is answered. */
async function fill(categoryID: number, count: number): Promise<number> {
  const { discussionID } = await discussionBy(test.member.client, { categoryID, body: 'Windmills turn.' });
  await writeComments(test.site.database, discussionID, test.other.userID, COMMENTS);
  await test.site.database.execute(sql`
    insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html)
    select 'Windmill ' || at, ${categoryID}, ${test.member.userID}, ${test.member.userID}, 'Windmills', 'text', '<p>Windmills</p>'
    from generate_series(1, ${count}::int) at`);
  await recountAll(test);
  return discussionID;
}

const remove = (categoryID: number, query = '') =>
  test.admin.client.delete(`/categories/${categoryID}?deleteContents=true${query}`);
const ONE_STEP = '&longRunnerTimeout=0';
const goOn = (payload: string) =>
  test.admin.client.call('POST', '/calls/run?longRunnerTimeout=0', payload, {
    'content-type': 'application/system+jwt',
  });
const isGone = (categoryID: number) =>
  expect
    .poll(async () => (await test.guest.get(`/categories/${categoryID}`)).status, { timeout: 60_000 })
    .toBe(404);

it('loses nothing unless that is said', async () => {
  const categoryID = await makeCategory('kept-windmills');
  const { discussionID } = await discussionBy(test.member.client, { categoryID, body: 'Windmills turn.' });
  for (const query of ['', '?deleteContents=false', '?batch=true', '?longRunnerTimeout=0']) {
    const refused = await test.admin.client.delete(`/categories/${categoryID}${query}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'category.hasDiscussions']);
    expect(refused.body.message).toMatch(/newCategoryID.*deleteContents=true/);
  }
  expect((await test.guest.get(`/discussions/${discussionID}`)).status).toBe(200);
  expect((await test.guest.get(`/categories/${categoryID}`)).body.isBeingDeleted).toBe(false);
  // With a place to go, nothing is deleted either.
  expect((await remove(categoryID, '&newCategoryID=1')).status).toBe(204);
  expect((await test.guest.get(`/discussions/${discussionID}`)).body.categoryID).toBe(1);
  await test.admin.client.delete(`/discussions/${discussionID}`);
});

it('goes with its discussions and their comments, by whoever may delete it', async () => {
  const categoryID = await makeCategory('windmills');
  const { discussionID } = await discussionBy(test.member.client, { categoryID, body: 'Windmills turn.' });
  const { commentID } = await commentOn(test.other.client, discussionID, { body: 'Windmills, too.' });
  expect((await test.moderator.client.delete(`/categories/${categoryID}`)).status).toBe(403);
  expect((await test.guest.get(`/discussions/${discussionID}`)).status).toBe(200);
  expect((await remove(categoryID)).status).toBe(204);
  expect((await test.guest.get(`/categories/${categoryID}`)).status).toBe(404);
  expect((await test.guest.get(`/discussions/${discussionID}`)).status).toBe(410);
  expect((await test.guest.get(`/comments/${commentID}`)).status).toBeGreaterThanOrEqual(400);
  expect((await test.guest.get('/search?query=windmills')).body).toEqual([]);
  expect(await miscounted(test)).toEqual([]);
});

it('goes in steps that tell how far they are, and a job goes on by itself', async () => {
  const categoryID = await makeCategory('many-windmills');
  const discussionID = await fill(categoryID, 45);
  await test.site.jobs.stop();
  const first = await remove(categoryID, ONE_STEP);
  const current = { recordID: categoryID, countTotal: 46 };
  expect([first.status, first.body.progress.current]).toEqual([408, { ...current, countDone: 0 }]);
  expect((await test.guest.get(`/categories/${categoryID}`)).body.isBeingDeleted).toBe(true);
  // The long one is first: hidden, then emptied.
  const second = await goOn(first.body.callbackPayload);
  expect([second.status, second.body.progress.current]).toEqual([408, { ...current, countDone: 1 }]);
  expect((await test.admin.client.get(`/discussions/${discussionID}`)).status).toBe(410);
  expect(await miscounted(test)).toEqual([]);
  const post = { name: 'Too late', body: 'Words', format: 'text', categoryID };
  for (const refused of [
    await test.admin.client.post('/discussions', post),
    await remove(categoryID, '&newCategoryID=1'),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'category.beingDeleted']);
  await test.site.startJobs();
  await isGone(categoryID);
  await expect
    .poll(
      () =>
        test.site.database.rows(sql`
          select record_type, record_id from search_documents where category_id = ${categoryID}`),
      { timeout: 15_000 },
    )
    .toEqual([]);
  expect(await miscounted(test)).toEqual([]);
}, 90_000);

it('leaves what is on its way into another discussion', async () => {
  const categoryID = await makeCategory('merged-windmills');
  const sourceID = await fill(categoryID, 1);
  const { discussionID: stays } = await discussionBy(test.other.client);
  await test.site.jobs.stop();
  const merge = { discussionIDs: [sourceID], destinationDiscussionID: stays };
  const merged = await test.admin.client.patch(`/discussions/merge?longRunnerTimeout=0`, merge);
  expect(merged.body.progress.current).toEqual({ recordID: sourceID, countDone: 0, countTotal: COMMENTS });
  const half = await goOn(merged.body.callbackPayload);
  expect(half.body.progress.current).toEqual({ recordID: sourceID, countDone: 1000, countTotal: COMMENTS });
  expect((await remove(categoryID, ONE_STEP)).status).toBe(408);
  await test.site.startJobs();
  await isGone(categoryID);
  expect((await test.guest.get(`/discussions/${stays}`)).body.countComments).toBe(COMMENTS + 1);
  expect(await miscounted(test)).toEqual([]);
}, 90_000);

it('is named by doctor and taken up again where nobody goes on with it', async () => {
  const categoryID = await makeCategory('forgotten-windmills');
  await fill(categoryID, 1);
  await test.site.jobs.stop();
  await remove(categoryID, ONE_STEP);
  const { database } = test.site;
  await database.execute(sql`delete from graphile_worker._private_jobs`);
  await database.execute(sql`update bulk_operations set status = 'error'`);
  await database.execute(sql`
    update categories set date_deletion = now() - interval '2 hours' where date_deletion is not null`);
  expect(await unfinishedCheck.run(test.site)).toMatchObject({
    ok: false,
    message: expect.stringContaining(`deletion of categories: ${categoryID}`),
  });
  await test.site.startJobs();
  await resumeUnfinished(test.site);
  await isGone(categoryID);
}, 90_000);
