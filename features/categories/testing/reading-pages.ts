import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  everybody: {
    categories: () => '/categories',
    'a category': () => '/categories/general',
  },
  administrators: {
    'settings of categories': () => '/dashboard/content/categories',
    'settings of a category': () => '/dashboard/content/categories/1',
    'permissions of a category': () => '/dashboard/content/categories/1/permissions',
  },
};
