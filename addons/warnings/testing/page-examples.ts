import type { PageExamples } from '@parley/addon-api/testing';

export const pageExamples: PageExamples = () => [
  '/account/warnings',
  '/appeal/not-a-token',
  '/dashboard/content/appeals',
  '/dashboard/content/user-notes',
  '/dashboard/content/warning-types',
  '/dashboard/content/warnings',
  '/community/rules',
];
