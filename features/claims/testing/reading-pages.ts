import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  guests: {
    'claiming an account': () => '/entry/claim',
    'a link to an account that has ended': () => '/entry/claim/2/abc',
  },
  administrators: {
    'imported members': () => '/users/imported',
  },
};
