// What the pages about custom pages hand to the browser: of those who manage them alone, so they are never cached.
import type { RoleFragment } from '../roles/roles.contract.ts';
import type { CustomPage } from './custom-pages.contract.ts';

export interface ManagedPage extends CustomPage {
  /** Those of `roleIDs`, with their names. */
  roles: RoleFragment[];
  layoutName: string;
}

export interface CustomPagesListProps {
  pages: ManagedPage[];
}

export interface CustomPageFormProps {
  /** Absent: a new one. */
  page?: ManagedPage;
  /** Of this site, without a slash at the end: addresses begin with it. */
  siteUrl: string;
}

/** As the columns allow. */
export const TITLE_MAX = 255;
export const DESCRIPTION_MAX = 500;
export const ADDRESS_MAX = 200;
export const ADDRESS = /^(?:\/[a-z0-9][a-z0-9_-]*)+$/;
