// How the viewer voted on the ideas of a page.
import { type StateOf, sql, viewerStateSlice } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

declare module '@parley/addon-api/web' {
  interface ViewerState extends StateOf<typeof ideaVotesState> {}
}

/** By discussion: `{"5": 1, "8": -1}`. */
export const ideaVotesState = viewerStateSlice('ideaVotes', z.record(z.string(), z.int()), {
  ofRecords: { ids: ['discussionIDs'], none: {} },
  select: (userID, { discussionIDs }) => sql`(
    select coalesce(jsonb_object_agg(v.discussion_id, v.vote), '{}') from idea_votes v
    where v.user_id = ${userID} and v.discussion_id = any(${discussionIDs}::int[]))`,
});
