import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  members: {
    notifications: () => '/profile/notifications',
    'notification preferences': () => '/profile/preferences',
  },
};
