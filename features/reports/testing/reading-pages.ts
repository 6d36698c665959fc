import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  members: { 'what one reported': () => '/account/reports' },
  administrators: {
    'reports of a post': () => '/dashboard/content/reports?statuses=none&recordType=discussion&recordID=1',
    escalations: () => '/dashboard/content/escalations',
    triage: () => '/dashboard/content/triage',
    'a case that is not there': () => '/dashboard/content/triage/999999',
  },
};
