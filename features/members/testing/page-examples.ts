import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = ({ people }) => [
  '/dashboard/members',
  `/dashboard/members/${people[0]?.userID ?? 2}`,
];
