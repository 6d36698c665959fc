import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: {
    triage: () => '/dashboard/content/triage',
    'a case that is not there': () => '/dashboard/content/triage/999999',
  },
};
