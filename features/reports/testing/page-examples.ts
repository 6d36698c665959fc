import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => [
  '/account/posts-in-review',
  '/account/reports',
  '/dashboard/content/escalations',
  '/dashboard/content/report-reasons',
  '/dashboard/content/reports?statuses=none&recordType=discussion&recordID=1',
  '/dashboard/content/triage',
  '/dashboard/content/triage?kind=pending',
  '/dashboard/content/triage/1',
];
