// A long discussion that was indexed long since.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { recountAll } from '../../../comments/server/testing/many-comments.ts';
import { TOKENIZER_VERSION } from '../tokenize.ts';

const BATCH = 1000;

/** All of them hold the word "lanterns". `count`: thousands. */
export async function writeIndexedComments(
  test: TestSite,
  discussionID: number,
  userID: number,
  count: number,
): Promise<void> {
  const { database } = test.site;
  for (let first = 1; first <= count; first += BATCH)
    await database.execute(sql`
      with made as (
        insert into comments (comment_id, discussion_id, top_comment_id, depth, number, insert_user_id, body, format, body_html, renderer_version)
        select id, ${discussionID}, id, 1, ${first}::int + at - 1, ${userID}, 'Lanterns ' || at, 'text', '<p>Lanterns ' || at || '</p>', 1
        from (select nextval('comments_comment_id_seq')::int as id, at::int from generate_series(1, ${BATCH}::int) at) fresh
        returning comment_id, insert_user_id, number
      )
      insert into search_documents (record_type, record_id, type, discussion_id, category_id, insert_user_id, date_inserted, words, tokenizer_version)
      select 'comment', comment_id, 'comment', ${discussionID}, 1, insert_user_id, now(),
        to_tsvector('simple', 'lanterns ' || number || ' ' || md5(number::text)), ${TOKENIZER_VERSION}::smallint from made`);
  await database.execute(sql`
    update discussions set next_comment_number = ${count + 1} where discussion_id = ${discussionID}`);
  await recountAll(test);
}
