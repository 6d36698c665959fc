import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => [
  '/appearance/pages',
  '/appearance/pages/add',
  '/appearance/pages/1/edit',
];
