// What stands in the title bar where no administrator wrote a list of their own, and goes with whoever brought it.
import type { PermissionName } from '../../contract/permission-names.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface BuiltInItem {
  id: string;
  /** English; translated where it is shown. */
  name: string;
  url: string;
  /** Those of the product are 10, 20 and so on. */
  position: number;
  permission?: PermissionName;
  /** By a setting of the site: absent, it always is. */
  isOffered?: (ctx: RequestContext) => boolean;
}

export const navigationItems = new ExtensionPoint<BuiltInItem>();
