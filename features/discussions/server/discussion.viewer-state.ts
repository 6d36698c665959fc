// What is a reader's own on pages with discussions.
import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';
import { readMarks } from './reading/read-marks.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<(typeof discussionViewerState)[number]> {}
}

const readMark = z.object({
  countCommentsRead: z.int(),
  lastNumberRead: z.int(),
  placeNumber: z.int().nullable().optional().describe('Where they stopped reading.'),
});

export const discussionViewerState = [
  viewerStateSlice('reads', z.record(z.string(), readMark), {
    ofRecords: { ids: ['discussionIDs'], none: {} },
    select: (userID, records) => sql`(
      select coalesce(jsonb_object_agg(discussion_id, jsonb_build_object('countCommentsRead', count_comments_read,
        'lastNumberRead', last_number_read, 'placeNumber', place_number)), '{}')
      from (${readMarks(userID, sql`${records.discussionIDs}`)}) marks)`,
  }),
  viewerStateSlice('dismissals', z.array(z.int()), {
    ofRecords: { ids: ['discussionIDs'], none: [] },
    select: (userID, records) => sql`(
      select coalesce(jsonb_agg(discussion_id), '[]')
      from discussion_dismissals where user_id = ${userID} and discussion_id = any(${records.discussionIDs}))`,
  }),
] as const;
