import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => [
  '/dashboard/automation',
  '/dashboard/automation/log',
  '/dashboard/automation/new',
  '/dashboard/automation/1',
];
