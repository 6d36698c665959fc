import { asksForFrame } from '../../platform/ui/HomeWidget/group-props.ts';
import { keptWhole } from '../../platform/web/nodes/KeptPiece.tsx';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { BannerWidget } from './web/BannerWidget/BannerWidget.tsx';
import { CallToAction } from './web/CallToAction/CallToAction.tsx';
import { QuickLinks } from './web/QuickLinks/QuickLinks.tsx';

export const widgetsWeb: WebFeature = {
  name: 'widgets',
  widgets: {
    BannerWidget: keptWhole('BannerWidget', BannerWidget),
    QuickLinks: keptWhole('QuickLinks', QuickLinks),
    CallToActionWidget: keptWhole('CallToAction', CallToAction),
    GuestCallToActionWidget: keptWhole('CallToAction', CallToAction),
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
