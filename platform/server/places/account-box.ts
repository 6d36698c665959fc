// The member's menu in the title bar: capabilities add their pages and tabs to it as data, and nobody sees what they may
// not open. It is shared content: what is the member's own are counts, by their name.
import type { PermissionName } from '../../contract/permission-names.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface AccountGroup {
  id: string;
  /** English; translated where it is shown. Absent: only a line stands above the group. */
  name?: string;
  position: number;
}

/** Those of the product; a capability can bring one of its own. */
export const accountGroups = {
  discussions: { id: 'discussions', name: 'Discussions', position: 10 },
  moderation: { id: 'moderation', name: 'Moderation', position: 50 },
  admin: { id: 'admin', name: 'Admin', position: 80 },
  account: { id: 'account', position: 90 },
} satisfies Record<string, AccountGroup>;

interface AccountEntry {
  id: string;
  /** English; translated where it is shown. */
  name: string;
  /** Those of the product are 10, 20 and so on; items count within their group. */
  position: number;
  /** Any of these; absent: every member. */
  permission?: PermissionName | readonly PermissionName[];
  /** By a setting of the site: absent, it always is. */
  isOffered?: (ctx: RequestContext) => boolean;
  /** The one of `memberCounts` that stands behind it, with a small first letter. */
  countOf?: string;
}

export interface AccountItem extends AccountEntry {
  /** Where its count ends: a larger one is shown as this number and a plus sign. */
  countLimit?: number;
  group: AccountGroup;
  url: string;
  /** The name of an icon of the design system. */
  icon: string;
}

/** A tab beside `Me`. What it shows is added by the browser's half, under the same id: `accountTabContents`. */
export interface AccountTab extends AccountEntry {
  /** In a wide bar it stands beside the account box too, as an icon with its count. */
  shortcut?: AccountShortcut;
}

export interface AccountShortcut {
  url: string;
  /** The name of an icon of the design system. */
  icon: string;
}

export const accountItems = new ExtensionPoint<AccountItem>();
export const accountTabs = new ExtensionPoint<AccountTab>();
