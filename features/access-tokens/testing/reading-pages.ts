import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: { 'access tokens': () => '/dashboard/access-tokens' },
};
