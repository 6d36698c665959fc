import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: {
    spam: () => '/dashboard/content/spam',
    rateLimits: () => '/dashboard/content/rate-limits',
  },
};
