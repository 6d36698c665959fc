import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: { 'managed authenticators': () => '/dashboard/sign-in-providers' },
};
