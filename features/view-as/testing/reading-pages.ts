import type { ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = { administrators: { 'view as': () => '/dashboard/view-as' } };
