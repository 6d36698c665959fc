import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  everybody: {
    search: () => '/search?query=bees',
    'search without result': () => '/search?query=nothingofthekind',
  },
};
