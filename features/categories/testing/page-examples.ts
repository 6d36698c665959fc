import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = (known) => [
  '/categories',
  ...known.categoryCodes.flatMap((code) => [`/categories/${code}`, `/categories/${code}/p2`]),
  '/dashboard/content/categories',
  '/dashboard/content/categories/1',
  '/dashboard/content/categories/1/permissions',
  '/settings/categories',
  '/settings/categories/1',
];
