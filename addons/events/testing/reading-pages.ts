import type { ReadingPages } from '@parley/addon-api/testing';

/** Off at first: nobody finds anything there. */
export const readingPages: ReadingPages = {
  guests: {
    events: () => '/events',
    'a month of events': () => '/events/calendar?month=2190-01',
    'events of a category': () => '/events/category/1',
    'a month of a category': () => '/events/category/1/calendar?month=2190-01',
    'events of a group': () => '/events/group/1',
    'a month of a group': () => '/events/group/1/calendar?month=2190-01',
    'an event': () => '/events/1-bees-in-winter',
  },
};
