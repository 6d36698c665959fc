import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  members: {
    'what one follows and mutes': () => '/profile/followed-content',
  },
};
