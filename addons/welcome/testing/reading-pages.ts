import type { ReadingPages } from '@parley/addon-api/testing';

/** Off at first: nobody finds anything there. */
export const readingPages: ReadingPages = {
  administrators: { 'people one could welcome': () => '/newcomers' },
};
