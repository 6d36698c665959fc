// A category that is deleted, and hands all it held to another: it waits for those who post, and is followed in batches.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { followCategories } from './moved-documents.ts';
import { TOKENIZER_VERSION } from './tokenize.ts';

const test = communityOfFile();
const DOCUMENTS = 1200;

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

const remove = (categoryID: number) =>
  test.admin.client.delete(`/categories/${categoryID}?newCategoryID=${test.privateCategoryID}`);

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

it('hands over all of its documents', async () => {
  const { categoryID, discussionID } = await fullCategory('handed-over');
  const { database } = test.site;
  await database.execute(sql`
    insert into search_documents (record_type, record_id, type, discussion_id, category_id, insert_user_id, date_inserted, words, tokenizer_version)
    select 'comment', 900000 + at, 'comment', ${discussionID}, ${categoryID}, ${test.member.userID}, now(),
      to_tsvector('simple', 'harbours'), ${TOKENIZER_VERSION}::smallint
    from generate_series(1, ${DOCUMENTS}::int) at`);
  expect((await remove(categoryID)).status).toBe(204);
  const search = await test.guest.get('/search?query=harbours');
  expect([search.status, search.body]).toEqual([200, []]);
  await followCategories(test.site);
  const places = await database.rows<{ category_id: number; count: number }>(sql`
    select category_id, count(*)::int as count from search_documents
    where record_type = 'comment' and discussion_id = ${discussionID} group by 1`);
  expect(places).toEqual([{ category_id: test.privateCategoryID, count: DOCUMENTS }]);
});
