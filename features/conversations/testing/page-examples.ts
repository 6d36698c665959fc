import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = ({ people }) => [
  '/messages/inbox',
  '/messages/inbox?query=bees',
  '/messages/1',
  '/messages/1?page=2',
  ...people.slice(0, 1).map(({ name }) => `/messages/add/${encodeURIComponent(name)}`),
];
