// The pages where something of the site is managed, as data: capabilities add theirs, and one list makes the navigation of
// the dashboard, /settings and /appearance. Nobody sees one they may not open.
import type { PermissionName } from '../../contract/permission-names.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface AdminGroup {
  id: string;
  /** English; translated where it is shown, as the texts of pages are. */
  name: string;
  position: number;
  /** The name of an icon of the design system. */
  icon: string;
}

/** Those of the product; a capability can bring one of its own. */
export const adminGroups = {
  people: { id: 'people', name: 'People', position: 10, icon: 'users' },
  content: { id: 'content', name: 'Content', position: 20, icon: 'folder' },
  appearance: { id: 'appearance', name: 'Looks', position: 30, icon: 'palette' },
  moderation: { id: 'moderation', name: 'Moderation', position: 40, icon: 'shield-check' },
  settings: { id: 'settings', name: 'Settings', position: 50, icon: 'sliders-horizontal' },
  system: { id: 'system', name: 'Running', position: 80, icon: 'server' },
} satisfies Record<string, AdminGroup>;

export interface AdminPage {
  id: string;
  group: AdminGroup;
  /** Within its group; those of the product are 10, 20 and so on. */
  position: number;
  title: string;
  /** What can be done there, in a sentence. */
  description: string;
  url: string;
  /** The name of an icon of the design system. */
  icon: string;
  /** The views whose pages stand in the frame of the dashboard at this place; none: it is left for a page of its own. */
  views: readonly string[];
  /** As the page itself asks for it: any of these. */
  permission: PermissionName | readonly PermissionName[];
}

export const adminPages = new ExtensionPoint<AdminPage>();

/** What anybody needs to open one of them. */
export function permissionsOfPages(pages: readonly AdminPage[]): PermissionName[] {
  return [...new Set(pages.flatMap(({ permission }) => permission))];
}

/** Of one group, or of all; in order. */
export function adminPagesOf(ctx: RequestContext, groupID?: string): AdminPage[] {
  return adminPages
    .of(ctx)
    .filter(({ group }) => groupID === undefined || group.id === groupID)
    .toSorted((a, b) => a.group.position - b.group.position || a.position - b.position);
}
