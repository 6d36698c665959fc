import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  everybody: {
    'a profile': () => '/profile/Melba',
  },
  members: {
    'somebody else’s profile': ({ other }) => `/profile/${encodeURIComponent(other.name)}`,
    'editing my profile': () => '/profile/edit',
  },
};
