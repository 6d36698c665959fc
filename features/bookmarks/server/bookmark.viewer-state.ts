// Which discussions of a page the viewer bookmarked.
import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<typeof bookmarkState> {}
}

export const bookmarkState = viewerStateSlice('bookmarks', z.array(z.int()), {
  ofRecords: { ids: ['discussionIDs'], none: [] },
  select: (userID, records) => sql`(
    select coalesce(jsonb_agg(discussion_id), '[]') from bookmarks
    where user_id = ${userID} and discussion_id = any(${records.discussionIDs}))`,
});
