// What discussions bring their authors: by reactions, on the day each was given, and by what else gives points for a post, which
// counts on the day it was written. Those that are held, hidden or deleted bring nothing.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { OfRows } from '../../../../platform/server/feature/recount.ts';
import { type AwardSource, awardSources } from '../../../users/server/counts/point-awards.ts';

/** Rows of `record_id, day, points`; no day: none is known. */
export const pointsByDay = (recordType: 'discussion' | 'comment', of: OfRows): Sql => sql`
  select record_id, (date_inserted at time zone 'UTC')::date as day, points
  from reactions where record_type = ${recordType} and points <> 0 and ${of('record_id')}
  union all
  select record_id, null, points from post_points where record_type = ${recordType} and ${of('record_id')}`;

export const discussionAwards: AwardSource = {
  name: 'discussion',
  awards: (of) => sql`
    select d.discussion_id as record_id, d.discussion_id, d.insert_user_id as user_id,
      coalesce(given.day, (d.date_inserted at time zone 'UTC')::date) as day, d.category_id,
      sum(given.points)::int as points
    from (${pointsByDay('discussion', of)}) given join discussions d on d.discussion_id = given.record_id
    where d.date_held is null and d.type <> 'redirect'
    group by d.discussion_id, 4 having sum(given.points) <> 0`,
  lastRecord: sql`(select max(discussion_id) from discussions)`,
};

export const discussionAwardSource = awardSources.add(discussionAwards);
