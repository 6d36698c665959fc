import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  everybody: {
    'a permalink': (site) => `/discussion/comment/${site.commentIDs[33]}`,
    'what somebody wrote': () => '/profile/comments/Melba',
  },
};
