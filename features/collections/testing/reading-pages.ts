import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  guests: {
    collections: () => '/collections',
  },
  administrators: { 'managed collections': () => '/dashboard/content/collections' },
};
