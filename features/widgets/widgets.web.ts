import { asksForFrame } from '../../platform/ui/HomeWidget/group-props.ts';
import { cachedComponent } from '../../platform/web/nodes/CachedFragment.tsx';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { BannerWidget } from './web/BannerWidget/BannerWidget.tsx';
import { CallToAction } from './web/CallToAction/CallToAction.tsx';
import { QuickLinks } from './web/QuickLinks/QuickLinks.tsx';

export const widgetsWeb: WebFeature = {
  name: 'widgets',
  widgets: {
    BannerWidget: cachedComponent('BannerWidget', BannerWidget),
    QuickLinks: cachedComponent('QuickLinks', QuickLinks),
    CallToActionWidget: cachedComponent('CallToAction', CallToAction),
    GuestCallToActionWidget: cachedComponent('CallToAction', CallToAction),
  },
  later: [
    {
      names: ['WidgetFrame'],
      isWantedBy: ({ $reactProps }) => asksForFrame($reactProps),
      load: async () => ({
        WidgetFrame: (await import('../../platform/ui/HomeWidget/HomeWidget.tsx')).HomeWidgetFrame,
      }),
    },
    {
      names: ['BannerContentWidget', 'HtmlWidget', 'RSSWidget', 'SearchWidget'],
      load: async () => (await import('./web/later-widgets.ts')).laterWidgets,
    },
  ],
};
