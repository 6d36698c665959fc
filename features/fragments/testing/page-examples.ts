import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => [
  '/appearance/fragments',
  '/appearance/fragments/BannerFragment/add',
  '/appearance/fragments/BannerFragment/00000000-0000-4000-8000-000000000000/edit',
];
