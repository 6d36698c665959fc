import type { ReadingPages } from '@parley/addon-api/testing';

export const readingPages: ReadingPages = {
  members: {
    'asking everybody': () => '/post/poll',
  },
};
