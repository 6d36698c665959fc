import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: {
    'bans of networks and mail domains': () => '/dashboard/user/bans',
  },
};
