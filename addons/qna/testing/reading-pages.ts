import { pathOf, type ReadingPages } from '@parley/addon-api/testing';

export const readingPages: ReadingPages = {
  everybody: {
    'a question': ({ more: { question } }) => pathOf(question as NonNullable<typeof question>),
  },
  members: {
    asking: () => '/post/question',
  },
};
