import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => [
  '/collections',
  '/collections/1',
  '/dashboard/content/collections',
];
