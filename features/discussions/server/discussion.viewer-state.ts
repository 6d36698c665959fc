// What is a reader's own on pages with discussions.
import { sql } from '../../../platform/server/db/sql.ts';
import type { ViewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';

export const discussionViewerState: readonly ViewerStateSlice[] = [
  {
    name: 'reads',
    select: (userID, records) => sql`(
      select coalesce(jsonb_object_agg(discussion_id, jsonb_build_object(
        'countCommentsRead', count_comments_read, 'lastNumberRead', last_number_read)), '{}')
      from discussion_reads where user_id = ${userID} and discussion_id = any(${records.discussionIDs}))`,
  },
  {
    name: 'dismissals',
    select: (userID, records) => sql`(
      select coalesce(jsonb_agg(discussion_id), '[]')
      from discussion_dismissals where user_id = ${userID} and discussion_id = any(${records.discussionIDs}))`,
  },
];
