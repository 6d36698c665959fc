import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: { members: () => '/dashboard/members', 'one member': () => '/dashboard/members/2' },
};
