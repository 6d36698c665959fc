import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { BreadcrumbsWidget } from './web/BreadcrumbsWidget/BreadcrumbsWidget.tsx';

export const layoutsWeb: WebFeature = {
  name: 'layouts',
  widgets: {
    Breadcrumbs: BreadcrumbsWidget,
  },
};
