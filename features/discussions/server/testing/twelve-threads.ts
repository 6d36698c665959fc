import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import type { Community } from './community.ts';

/**
 * Twelve discussions, one a day, the last one today; the even ones by Otto, each third with a comment. Answers the id
 * of the first.
 */
export async function twelveThreads({ site, member, other }: Community): Promise<number> {
  await site.database.execute(sql`
    insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html, excerpt,
      count_comments, score, date_inserted, date_last_comment)
    select 'Thread ' || n, 1, case when n % 2 = 0 then ${other.userID}::int else ${member.userID}::int end,
      ${member.userID}, 'Body', 'text', '<p>Body</p>', 'Body', case when n % 3 = 0 then 1 else 0 end, n % 5,
      now() - make_interval(days => 12 - n, hours => 1), now() - make_interval(days => 12 - n, hours => 1)
    from generate_series(1, 12) n`);
  await site.database.execute(sql`update categories set count_discussions = 12 where category_id = 1`);
  site.invalidate(['*']);
  const row = await site.database.row<{ first: number }>(
    sql`select min(discussion_id) as first from discussions`,
  );
  return row?.first ?? 0;
}

/** Which of them a list has, by their places among the twelve. */
export async function listedThreads(client: TestClient, first: number, query: string): Promise<number[]> {
  const { status, body, text } = await client.get<{ discussionID: number }[]>(`/discussions?${query}`);
  if (status !== 200) throw new Error(`${query} answered ${status}: ${text}`);
  return body.map((row) => row.discussionID - first + 1);
}
