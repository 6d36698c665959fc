import { propFields, widget } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { listedEvents } from './event.list.ts';
import { showEvents } from './event.present.ts';
import { staleWithEvents } from './events.tag.ts';

/** The next events, for any page. */
export const upcomingEventsWidget = widget({
  id: 'events.upcoming',
  component: 'UpcomingEvents',
  name: 'Upcoming Events',
  schema: z.object({ limit: propFields.limit(20) }),
  hydrate: async (ctx, { props, records }) => {
    staleWithEvents(ctx);
    if (!ctx.can('events.view')) return null;
    const rows = await listedEvents(ctx, {
      from: ctx.now,
      sort: 'dateStarts',
      page: 1,
      limit: props.limit ?? 5,
    });
    const events = await showEvents(ctx, rows);
    records.discussionIDs.push(...events.map((each) => each.discussionID));
    return events.length > 0 ? { events } : null;
  },
});
