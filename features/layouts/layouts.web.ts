import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { BannerWidget } from './web/BannerWidget/BannerWidget.tsx';
import { BreadcrumbsWidget } from './web/BreadcrumbsWidget/BreadcrumbsWidget.tsx';
import { CallToAction } from './web/CallToAction/CallToAction.tsx';
import { QuickLinks } from './web/QuickLinks/QuickLinks.tsx';
import { TitleBarWidget } from './web/TitleBarWidget/TitleBarWidget.tsx';

export const layoutsWeb: WebFeature = {
  name: 'layouts',
  widgets: {
    TitleBar: TitleBarWidget,
    BannerWidget,
    Breadcrumbs: BreadcrumbsWidget,
    QuickLinks,
    CallToActionWidget: CallToAction,
    GuestCallToActionWidget: CallToAction,
  },
};
