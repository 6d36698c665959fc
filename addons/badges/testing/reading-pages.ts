import type { ReadingPages } from '@parley/addon-api/testing';

/** Off at first: nobody finds anything there. */
export const readingPages: ReadingPages = {
  guests: { badges: () => '/badges', 'a badge': () => '/badge/1/hello-there' },
  administrators: { 'badges kept by staff': () => '/dashboard/badges' },
};
