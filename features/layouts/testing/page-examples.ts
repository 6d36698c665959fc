import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => [
  '/appearance/layouts',
  '/appearance/layouts/preview',
  '/appearance/layouts/home/add',
  '/appearance/layouts/home/1-mine',
  '/appearance/layouts/home/1-mine/edit',
];
