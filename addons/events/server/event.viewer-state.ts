// What the viewer answered to the events of a page.
import { type StateOf, sql, viewerStateSlice } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

declare module '@parley/addon-api/web' {
  interface ViewerState extends StateOf<typeof eventsState> {}
}

const ownAnswer = z.object({ attending: z.enum(['yes', 'maybe', 'no']), isWaiting: z.boolean() });

/** By discussion: `{"5": {attending: "yes", isWaiting: false}}`. */
export const eventsState = viewerStateSlice('events', z.record(z.string(), ownAnswer), {
  ofRecords: { ids: ['discussionIDs'], none: {} },
  select: (userID, { discussionIDs }) => sql`(
    select coalesce(jsonb_object_agg(e.discussion_id, jsonb_build_object(
      'attending', p.attending, 'isWaiting', p.wait_number is not null)), '{}')
    from calendar_events e join calendar_participants p on p.event_id = e.event_id and p.user_id = ${userID}
    where e.date_deleted is null and e.discussion_id = any(${discussionIDs}::int[]))`,
});
