import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: { 'managed tags': () => '/dashboard/content/tags' },
};
