// What comments bring their authors, as discussions do. Those of a discussion that is not seen bring nothing.
import { sql } from '../../../platform/server/db/sql.ts';
import { pointsByDay } from '../../discussions/server/member-counts/discussion-awards.ts';
import { type AwardSource, awardSources } from '../../users/server/counts/point-awards.ts';

export const commentAwards: AwardSource = {
  name: 'comment',
  awards: (of) => sql`
    select c.comment_id as record_id, c.discussion_id, c.insert_user_id as user_id,
      coalesce(given.day, (c.date_inserted at time zone 'UTC')::date) as day, d.category_id,
      sum(given.points)::int as points
    from (${pointsByDay('comment', of)}) given join comments c on c.comment_id = given.record_id
    join discussions d on d.discussion_id = c.discussion_id
    where c.date_held is null and c.date_tombstoned is null and d.date_held is null
    group by c.comment_id, d.category_id, 4 having sum(given.points) <> 0`,
  lastRecord: sql`(select max(comment_id) from comments)`,
};

export const commentAwardSource = awardSources.add(commentAwards);
