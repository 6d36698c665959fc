import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: { 'managed invitations': () => '/dashboard/invitations' },
};
