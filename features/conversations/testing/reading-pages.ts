import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  members: {
    'messages, none yet': () => '/messages/inbox',
    'a new message': ({ other }) => `/messages/add/${encodeURIComponent(other.name)}`,
  },
};
