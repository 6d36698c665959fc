// What the reader reported and nobody decided yet, of what the page shows.
import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<typeof reportedState> {}
}

/** `comment:7` */
export const reportedState = viewerStateSlice('reported', z.array(z.string()), {
  select: (userID, { discussionIDs, commentIDs }) => sql`(
    select coalesce(jsonb_agg(record_type || ':' || record_id), '[]')
    from moderation_cases c join reports r using (case_id)
    where c.date_decided is null and r.insert_user_id = ${userID} and (
      (record_type = 'discussion' and record_id = any(${discussionIDs}))
      or (record_type = 'comment' and record_id = any(${commentIDs}))))`,
});
