// What the viewer chose in the polls of a page, and the results that they are shown for it.
import { type StateOf, sql, viewerStateSlice } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

declare module '@parley/addon-api/web' {
  interface ViewerState extends StateOf<typeof pollsState> {}
}

const ownPoll = z.object({
  optionIDs: z.array(z.int()),
  /** By option; null where the page itself shows them. */
  counts: z.record(z.string(), z.int()).nullable(),
});

/** By discussion: `{"5": {optionIDs: [9], counts: {"8": 1, "9": 3}}}`. */
export const pollsState = viewerStateSlice('polls', z.record(z.string(), ownPoll), {
  ofRecords: { ids: ['discussionIDs'], none: {} },
  select: (userID, { discussionIDs }) => sql`(
    select coalesce(jsonb_object_agg(p.discussion_id, jsonb_build_object(
      'optionIDs', own.chosen,
      'counts', case when p.hides_results then (
        select jsonb_object_agg(o.poll_option_id, o.count_votes) from poll_options o where o.poll_id = p.poll_id) end)), '{}')
    from polls p cross join lateral (
      select jsonb_agg(v.poll_option_id order by v.poll_option_id) as chosen
      from poll_votes v where v.poll_id = p.poll_id and v.user_id = ${userID}) own
    where p.discussion_id = any(${discussionIDs}::int[]) and own.chosen is not null)`,
});
