import type { ReadingPages } from '@parley/addon-api/testing';

export const readingPages: ReadingPages = {
  guests: { rules: () => '/community/rules', 'an appeal without a link': () => '/appeal/not-a-token' },
  members: { 'own warnings': () => '/account/warnings' },
  administrators: {
    warnings: () => '/dashboard/content/warnings',
    'notes on members': () => '/dashboard/content/user-notes',
    appeals: () => '/dashboard/content/appeals',
    'types of warnings': () => '/dashboard/content/warning-types',
  },
};
