// What the viewer gave to the posts of a page.
import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<typeof reactionsState> {}
}

/** By the id of the post; null: taken back since the page was made. */
const given = z.record(z.string(), z.string().nullable());

/** `{discussion: {"5": "Like"}, comment: {"9": "LOL"}}`, flags left out. */
export const reactionsState = viewerStateSlice(
  'reactions',
  z.object({ discussion: given, comment: given }).partial(),
  {
    ofRecords: { ids: ['discussionIDs', 'commentIDs'], none: { discussion: {}, comment: {} } },
    select: (userID, { discussionIDs, commentIDs }) => sql`(
    select jsonb_build_object(
      'discussion', coalesce(jsonb_object_agg(record_id, urlcode) filter (where record_type = 'discussion'), '{}'),
      'comment', coalesce(jsonb_object_agg(record_id, urlcode) filter (where record_type = 'comment'), '{}'))
    from reactions
    where user_id = ${userID} and not is_flag and (
      (record_type = 'discussion' and record_id = any(${discussionIDs}::int[]))
      or (record_type = 'comment' and record_id = any(${commentIDs}::int[]))))`,
  },
);
