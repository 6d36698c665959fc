import { createContext, useContext } from 'react';
import type { SiteMeta } from '../../contract/page.ts';
import { hasPermission, type PermissionQuestion, type PermissionSet } from '../../contract/permission.ts';
import type { PermissionName } from '../../contract/permission-names.ts';

const SiteContext = createContext<SiteMeta | undefined>(undefined);

export const SiteProvider = SiteContext;

export function useSite(): SiteMeta {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside of a page');
  return site;
}

/** The permissions of the viewer's audience; the same engine as on the server. */
export function usePermissions(): PermissionSet {
  return useSite().permissions;
}

export function usePermission(
  permission: PermissionName | readonly PermissionName[],
  question?: PermissionQuestion,
): boolean {
  return hasPermission(usePermissions(), permission, question);
}
