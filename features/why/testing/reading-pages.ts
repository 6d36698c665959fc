import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  members: {
    'why a page is refused': () => '/why?layoutViewType=triage&recordType=global&recordID=-1',
  },
  administrators: { why: () => '/dashboard/why' },
};
