import type { PageExamples } from '@parley/addon-api/testing';

/** Off at first: nobody finds anything there. */
export const pageExamples: PageExamples = () => [
  ...[
    '/events',
    '/events?list=past',
    '/events?list=mine',
    '/events/calendar',
    '/events/calendar?month=2190-01',
  ],
  ...['/events/category/1', '/events/category/1/calendar', '/events/group/1', '/events/group/1/calendar'],
  '/events/1-bees-in-winter',
];
