import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  members: {
    'what one reported': () => '/account/reports',
    'own posts in review': () => '/account/posts-in-review',
  },
  administrators: {
    'reports of a post': () => '/dashboard/content/reports?statuses=none&recordType=discussion&recordID=1',
    'reasons to report': () => '/dashboard/content/report-reasons',
    escalations: () => '/dashboard/content/escalations',
    'what waits for approval': () => '/dashboard/content/triage?kind=pending',
    triage: () => '/dashboard/content/triage',
    'a case that is not there': () => '/dashboard/content/triage/999999',
  },
};
