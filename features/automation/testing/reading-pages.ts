import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: {
    rules: () => '/dashboard/automation',
    'what rules did': () => '/dashboard/automation/log',
    'a new rule': () => '/dashboard/automation/new',
    'a rule that is not there': () => '/dashboard/automation/999999',
  },
};
