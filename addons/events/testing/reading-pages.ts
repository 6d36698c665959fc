import type { ReadingPages } from '@parley/addon-api/testing';

/** Off at first: nobody finds anything there. */
export const readingPages: ReadingPages = {
  guests: { events: () => '/events', 'a month of events': () => '/events/calendar?month=2190-01' },
};
