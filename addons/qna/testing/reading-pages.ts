import { pathOf, type ReadingPages } from '@parley/addon-api/testing';

export const readingPages: ReadingPages = {
  everybody: {
    'a question': (site) => pathOf(site.question),
  },
  members: {
    asking: () => '/post/question',
  },
};
