import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  members: {
    'ignored people': () => '/profile/ignored',
  },
};
