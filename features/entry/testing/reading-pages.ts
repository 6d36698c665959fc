import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  guests: {
    'signing in': () => '/entry/signin',
    registering: () => '/entry/register',
    'asking for a new password': () => '/entry/passwordrequest',
  },
  members: {
    'signing out': () => '/entry/signout',
  },
};
