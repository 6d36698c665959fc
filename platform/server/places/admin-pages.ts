// The pages where something of the site is managed, as data: capabilities add theirs, and one list makes /settings and
// /appearance. Nobody sees one they may not open.
import type { PermissionName } from '../../contract/permission-names.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface AdminGroup {
  id: string;
  /** English; translated where it is shown, as the texts of pages are. */
  name: string;
  position: number;
}

/** Those of the product; a capability can bring one of its own. */
export const adminGroups = {
  people: { id: 'people', name: 'People', position: 10 },
  content: { id: 'content', name: 'Content', position: 20 },
  appearance: { id: 'appearance', name: 'Appearance', position: 30 },
  system: { id: 'system', name: 'System', position: 80 },
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
