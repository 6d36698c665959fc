import type { ReadingPages } from '@parley/addon-api/testing';

/** Off at first: nobody finds anything there. */
export const readingPages: ReadingPages = {
  guests: {
    groups: () => '/groups',
    'a group': () => '/group/1-beekeepers',
    'an invitation to a group': () => '/group/invitation/no-such-token',
  },
};
