import type { ReactNode } from 'react';
import { asksForFrame } from '../../platform/ui/HomeWidget/group-props.ts';
import type { HomeWidgetFrameProps } from '../../platform/ui/HomeWidget/HomeWidget.tsx';
import { cachedComponent } from '../../platform/web/nodes/CachedFragment.tsx';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { BannerContentWidgetProps } from './web/BannerContentWidget/BannerContentWidget.tsx';
import type { BannerWidgetProps } from './web/BannerWidget/BannerWidget.tsx';
import { CallToAction, type CallToActionProps } from './web/CallToAction/CallToAction.tsx';
import type { HtmlWidgetProps } from './web/HtmlWidget/HtmlWidget.tsx';
import type { QuickLinksProps } from './web/QuickLinks/QuickLinks.tsx';
import type { RSSWidgetProps } from './web/RSSWidget/RSSWidget.tsx';
import type { SearchWidgetProps } from './web/SearchWidget/SearchWidget.tsx';
import type { TextWidgetProps } from './web/TextWidget/TextWidget.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    BannerContentWidget: BannerContentWidgetProps;
    BannerWidget: BannerWidgetProps;
    CallToActionWidget: CallToActionProps;
    GuestCallToActionWidget: CallToActionProps;
    HtmlWidget: HtmlWidgetProps;
    QuickLinks: QuickLinksProps;
    RSSWidget: RSSWidgetProps;
    SearchWidget: SearchWidgetProps;
    TextWidget: TextWidgetProps;
  }
  interface WidgetParts {
    WidgetFrame: HomeWidgetFrameProps & { children: ReactNode };
  }
}

export const widgetsWeb: WebFeature = {
  name: 'widgets',
  widgets: {
    CallToActionWidget: cachedComponent('CallToAction', CallToAction),
    GuestCallToActionWidget: cachedComponent('CallToAction', CallToAction),
  },
  later: [
    {
      names: ['BannerWidget', 'QuickLinks'],
      views: ['home', 'discussionList', 'categoryList', 'nestedCategoryList', 'discussionCategoryPage'],
      chunk: 'lists',
      load: async () => (await import('./web/home-widgets.ts')).homeWidgets,
    },
    {
      names: ['WidgetFrame'],
      isWantedBy: ({ $reactProps }) => asksForFrame($reactProps),
      load: async () => ({ WidgetFrame: (await import('./web/later-widgets.ts')).HomeWidgetFrame }),
    },
    {
      names: ['BannerContentWidget', 'HtmlWidget', 'RSSWidget', 'SearchWidget', 'TextWidget'],
      load: async () => (await import('./web/later-widgets.ts')).laterWidgets,
    },
  ],
};
