import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { BannerWidget } from './web/BannerWidget/BannerWidget.tsx';
import { BreadcrumbsWidget } from './web/BreadcrumbsWidget/BreadcrumbsWidget.tsx';
import { CallToAction } from './web/CallToAction/CallToAction.tsx';
import { QuickLinks } from './web/QuickLinks/QuickLinks.tsx';

export const layoutsWeb: WebFeature = {
  name: 'layouts',
  widgets: {
    BannerWidget,
    Breadcrumbs: BreadcrumbsWidget,
    QuickLinks,
    CallToActionWidget: CallToAction,
    GuestCallToActionWidget: CallToAction,
  },
};
