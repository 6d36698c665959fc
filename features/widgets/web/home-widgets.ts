// What stands above and beside lists: fetched with them.
import { cachedComponent } from '../../../platform/web/nodes/CachedFragment.tsx';
import type { WebWidgets } from '../../../platform/web/nodes/widget-registry.tsx';
import { BannerWidget } from './BannerWidget/BannerWidget.tsx';
import { QuickLinks } from './QuickLinks/QuickLinks.tsx';

export const homeWidgets: WebWidgets = {
  BannerWidget: cachedComponent('BannerWidget', BannerWidget),
  QuickLinks: cachedComponent('QuickLinks', QuickLinks),
};
