import { pathOf, type ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: {
    'what a post said before': ({ thread }) =>
      `/log/filter?recordType=discussion&recordID=${pathOf(thread).split('/')[2]}`,
  },
};
