import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  everybody: {
    'a profile': () => '/profile/Melba',
  },
  members: {
    'editing my profile': () => '/profile/edit',
  },
};
