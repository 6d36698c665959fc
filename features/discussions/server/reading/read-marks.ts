// How far a member has read each of some discussions: as they read it, or as they marked all read. What was written before they
// joined is read: nobody begins with a site full of news.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';

/** What came since all was marked read is counted so far; the numbers of comments tell the rest, those deleted meanwhile included. */
const MOST_COUNTED = 100;

/**
 * `discussion_id, count_comments_read, last_number_read, place_number`, of those that were read at all. What is counted is
 * what came after all was marked read; else counters and marks are known.
 */
export function readMarks(userID: number, discussionIDs: Sql): Sql {
  return sql`
    select d.discussion_id, r.place_number,
      greatest(r.count_comments_read,
        case when w.date_read is not null then greatest(0, d.count_comments - case
          when later.newer >= ${sql.integer(MOST_COUNTED)} then d.next_comment_number - later.first_number
          else coalesce(later.newer, 0) end) end) as count_comments_read,
      greatest(r.last_number_read,
        case when w.date_read is not null then coalesce(later.first_number, d.next_comment_number) - 1 end) as last_number_read
    from discussions d
    left join discussion_reads r on r.discussion_id = d.discussion_id and r.user_id = ${userID}
    left join lateral (
      select date_read from (select coalesce(
        (select max(date_read) from read_up_to where user_id = ${userID} and category_id in (0, d.category_id)),
        (select date_inserted from users where user_id = ${userID})
      ) as date_read offset 0) known where date_read >= d.date_inserted
    ) w on true
    cross join lateral comments_since(
      d.discussion_id, case when w.date_read < d.date_last_comment then w.date_read end, ${sql.integer(MOST_COUNTED)}
    ) later
    where d.discussion_id = any(${discussionIDs}) and coalesce(r.discussion_id, case when w.date_read is not null then 0 end) is not null`;
}
