import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => [
  '/appearance/themes',
  '/appearance/themes/1/edit',
  '/appearance/style-guides/1/revisions',
];
