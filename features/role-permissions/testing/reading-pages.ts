import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: {
    roles: () => '/dashboard/roles',
    'permissions of a role': () => '/dashboard/roles/8',
  },
};
