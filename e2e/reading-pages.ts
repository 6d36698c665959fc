// One address of every kind of page that everybody may read, and of those that are guests' or members' alone.
import { type Address, pagesOf } from '../app/testing/reading-pages.ts';

export type { Address };

export const readingPages: Readonly<Record<string, Address>> = {
  ...pagesOf('everybody'),
  'a page that is not there': () => '/no/such/page',
};

export const guestPages = pagesOf('guests');
export const memberPages = pagesOf('members');
export const administratorPages = pagesOf('administrators');
