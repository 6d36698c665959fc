import type { MenuViewer } from '../../../platform/web/menus/menu-option.ts';
import { viewerState } from '../../../platform/web/viewer/viewer-state.ts';

/** `name`, such as `comment:7`: what is not one's own, once while nobody decided about it. */
export function isReportable(name: string, insertUserID: number, { site, may }: MenuViewer): boolean {
  const { me, reported } = viewerState();
  if (site.isReportingOn !== true || !may('flag.add') || !me || me.userID === insertUserID) return false;
  return !reported?.includes(name);
}
