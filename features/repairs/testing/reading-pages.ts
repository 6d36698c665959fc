import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: { repairs: () => '/dashboard/repairs' },
};
