// Long discussions for tests: their comments are written by SQL, with replies among them.
import type { Database } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';

const BATCH = 1000;

/** Each fourth one answers the one before it; they are numbered from `firstNumber` on. */
export async function writeComments(
  database: Pick<Database, 'execute'>,
  discussionID: number,
  userID: number,
  count: number,
  firstNumber = 1,
): Promise<void> {
  const next = firstNumber + count;
  for (let first = firstNumber; first < next; first += BATCH)
    await database.execute(sql`
      with fresh as materialized (
        select nextval('comments_comment_id_seq')::int as id, at::int from generate_series(1, ${BATCH}::int) at
      )
      insert into comments (comment_id, discussion_id, parent_comment_id, top_comment_id, depth, number, insert_user_id, body, format, body_html, renderer_version)
      select fresh.id, ${discussionID}, above.id, coalesce(above.id, fresh.id), case when above.id is null then 1 else 2 end,
        ${first}::int + fresh.at - 1, ${userID}, 'Words ' || fresh.at, 'text', '<p>Words</p>', 1
      from fresh left join fresh above on fresh.at % 4 = 0 and above.at = fresh.at - 1
      order by fresh.at`);
  await database.execute(sql`
    update discussions set next_comment_number = ${next} where discussion_id = ${discussionID}`);
}

export async function recountAll(test: TestSite): Promise<void> {
  const recounts = test.site.features.all.flatMap((feature) => feature.recounts ?? []);
  // Twice: numbers of categories are made of numbers of discussions.
  for (const recount of [...recounts, ...recounts]) await recount.run(test.site.database, false);
}
