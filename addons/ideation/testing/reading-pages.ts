import type { ReadingPages } from '@parley/addon-api/testing';

export const readingPages: ReadingPages = {
  guests: { ideas: () => '/ideas', roadmap: () => '/ideas/roadmap' },
  members: { 'saying an idea': () => '/post/idea' },
};
