// What the viewer gave to the posts of a page.
import { sql } from '../../../platform/server/db/sql.ts';
import type { ViewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';

/** `{discussion: {"5": "Like"}, comment: {"9": "LOL"}}`, flags left out. */
export const reactionsState: ViewerStateSlice = {
  name: 'reactions',
  select: (userID, { discussionIDs, commentIDs }) => sql`(
    select jsonb_build_object(
      'discussion', coalesce(jsonb_object_agg(record_id, urlcode) filter (where record_type = 'discussion'), '{}'),
      'comment', coalesce(jsonb_object_agg(record_id, urlcode) filter (where record_type = 'comment'), '{}'))
    from reactions
    where user_id = ${userID} and not is_flag and (
      (record_type = 'discussion' and record_id = any(${discussionIDs}::int[]))
      or (record_type = 'comment' and record_id = any(${commentIDs}::int[]))))`,
};
