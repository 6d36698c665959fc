// What stands beside lists: fetched with them.
import { cachedComponent } from '../../../../platform/web/nodes/CachedFragment.tsx';
import type { WebWidgets } from '../../../../platform/web/nodes/widget-registry.tsx';
import { NewMembers } from './NewMembers.tsx';
import { SiteTotals } from './SiteTotals.tsx';

export const homeWidgets: WebWidgets = {
  NewMembersWidget: NewMembers,
  SiteTotalsWidget: cachedComponent('SiteTotals', SiteTotals),
};
