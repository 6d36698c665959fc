import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  everybody: {
    categories: () => '/categories',
    'a category': () => '/categories/general',
  },
  administrators: {
    'settings of categories': () => '/settings/categories',
    'permissions of a category': () => '/settings/categories/1',
  },
};
