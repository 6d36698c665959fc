// A category that is deleted, and hands all it held to another: it waits for those who post, and goes step by step.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn, miscounted } from '../../comments/server/testing/comments.ts';
import { recountAll } from '../../comments/server/testing/many-comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { TOKENIZER_VERSION } from './tokenize.ts';

const test = communityOfFile({ withJobs: true });
const DISCUSSIONS = 120;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It never came to pass.');
}

async function fullCategory(urlcode: string): Promise<{ categoryID: number; discussionID: number }> {
  const { body } = await test.admin.client.post('/categories', { name: urlcode, urlcode });
  const { discussionID } = await discussionBy(test.member.client, { categoryID: body.categoryID });
  return { categoryID: body.categoryID, discussionID };
}

const remove = (categoryID: number, more = '') =>
  test.admin.client.delete(`/categories/${categoryID}?newCategoryID=${test.privateCategoryID}${more}`);

const goOn = (payload: string) =>
  test.admin.client.call('POST', '/calls/run?longRunnerTimeout=0', payload, {
    'content-type': 'application/system+jwt',
  });

it('waits for who posts there without holding what they need next', async () => {
  const { categoryID, discussionID } = await fullCategory('waited-for');
  const { database } = test.site;
  const isWaiting = async () =>
    (await database.row(sql`
      select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`)) !==
    undefined;
  let removal: ReturnType<typeof remove> | undefined;
  await database.transaction(async (tx) => {
    await tx.execute(sql`select from discussions where discussion_id = ${discussionID} for no key update`);
    removal = remove(categoryID);
    await until(isWaiting);
    await tx.execute(sql.raw(`set local lock_timeout = '300ms'`));
    await tx.execute(
      sql`update categories set count_comments = count_comments where category_id = ${categoryID}`,
    );
  });
  expect((await removal)?.status).toBe(204);
});

it('hands over step by step what many discussions say, and is closed meanwhile', async () => {
  const { categoryID, discussionID } = await fullCategory('handed-over');
  const { database } = test.site;
  await database.execute(sql`
    insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html)
    select 'Harbour ' || at, ${categoryID}, ${test.member.userID}, ${test.member.userID}, 'Harbours', 'text', '<p>Harbours</p>'
    from generate_series(1, ${DISCUSSIONS - 1}::int) at`);
  await recountAll(test);
  await commentOn(test.other.client, discussionID, { body: 'Harbours of old' });
  await database.execute(sql`
    insert into search_documents (record_type, record_id, type, discussion_id, category_id, insert_user_id, date_inserted, words, tokenizer_version)
    select 'discussion', discussion_id, 'discussion', discussion_id, category_id, insert_user_id, now(),
      to_tsvector('simple', 'harbours'), ${TOKENIZER_VERSION}::smallint
    from discussions where category_id = ${categoryID} on conflict do nothing`);
  await test.site.jobs.stop();
  const first = await remove(categoryID, '&longRunnerTimeout=0');
  const second = await goOn(first.body.callbackPayload);
  expect([first.status, second.status]).toEqual([408, 408]);
  // Both know what is theirs, and what went into a hidden one is found by nobody else.
  expect(await miscounted(test)).toEqual([]);
  expect((await test.guest.get(`/discussions?categoryID=${categoryID}&limit=100`)).body).toHaveLength(70);
  const found = (await test.guest.get('/search?query=harbours&limit=100')).body;
  expect(new Set(found.map((each: { categoryID: number }) => each.categoryID))).toEqual(
    new Set([categoryID]),
  );
  expect((await test.guest.get(`/categories/${categoryID}`)).body.isBeingDeleted).toBe(true);
  const post = { name: 'Too late', body: 'Words', format: 'text', categoryID };
  for (const refused of [
    await test.admin.client.post('/discussions', post),
    await test.admin.client.post('/categories', { name: 'b', urlcode: 'b', parentCategoryID: categoryID }),
    await test.admin.client.delete(`/categories/${test.privateCategoryID}`),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'category.beingDeleted']);
  // A job goes on, though nobody asks for the next step.
  await test.site.startJobs();
  await until(async () => (await test.guest.get(`/categories/${categoryID}`)).status === 404);
  const places = await database.rows<{ category_id: number; count: number }>(sql`
    select category_id, count(*)::int as count from search_documents s
    where discussion_id in (select discussion_id from discussions where category_id = ${test.privateCategoryID})
    group by 1`);
  expect(places.map((each) => each.category_id)).toEqual([test.privateCategoryID]);
  expect((await test.guest.get('/search?query=harbours')).body).toEqual([]);
  expect(await miscounted(test)).toEqual([]);
}, 60_000);
