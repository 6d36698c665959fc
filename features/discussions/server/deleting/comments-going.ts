// A comment with many replies is removed in steps; nobody sees any of them from the first one on.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';

/** Nearly always the table is empty; only rows of a branch with one that goes are looked at closer. */
export function isNotGoing(comments: string): Sql {
  const c = sql.raw(comments);
  return sql`not exists (
    select from comment_removals gone
    where gone.top_comment_id = ${c}.top_comment_id and is_in_branch(${c}.comment_id, gone.comment_id))`;
}
