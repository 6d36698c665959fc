import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  administrators: { 'the audit log': () => '/dashboard/settings/audit-logs' },
};
