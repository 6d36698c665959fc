import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => [
  '/profile/notifications',
  '/profile/notifications?page=2',
  '/profile/preferences',
  '/settings/notifications',
  '/unsubscribe/abc',
];
