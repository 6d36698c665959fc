import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => [
  '/log/filter?recordType=discussion&recordID=1',
  '/log/filter?parentRecordID=1&recordType=comment&operation=delete',
];
