// Their pages: which addresses they have.
import type { PageRoute } from '@parley/addon-api/shared';

type Of = 'Category' | 'Group' | '';

function pageOf(view: 'events' | 'calendar', of: Of): PageRoute {
  const place = of && `/${of.toLowerCase()}/(?<recordID>\\d{1,9})(?:-[^/]*)?`;
  return {
    name: view + (of && `Of${of}`),
    pattern: new RegExp(`^/events${place}${view === 'calendar' ? '/calendar' : ''}/?$`),
    lookup: ({ recordID = '-1' }, params) => ({
      layoutViewType: view + (of && `Of${of}`),
      recordType: of ? of.toLowerCase() : 'global',
      recordID: of ? recordID : -1,
      params,
    }),
  };
}

const PLACES: readonly Of[] = ['', 'Category', 'Group'];

export const eventsPages: PageRoute[] = [
  ...PLACES.flatMap((of) => [pageOf('events', of), pageOf('calendar', of)]),
  {
    name: 'event',
    pattern: /^\/events\/(?<eventID>\d{1,9})(?:-[^/]*)?\/?$/,
    lookup: ({ eventID = '' }, params) => ({
      layoutViewType: 'event',
      recordType: 'event',
      recordID: eventID,
      params,
    }),
  },
];
