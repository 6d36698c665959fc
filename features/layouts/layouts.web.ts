import { markDevice } from '../../platform/web/device/device.ts';
import { cachedComponent } from '../../platform/web/nodes/CachedFragment.tsx';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { BreadcrumbsWidget } from './web/BreadcrumbsWidget/BreadcrumbsWidget.tsx';
import type { LayoutProblemProps } from './web/LayoutProblem/LayoutProblem.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    Breadcrumbs: { crumbs: { name: string; url: string }[] };
    LayoutError: LayoutProblemProps;
  }
}

export const layoutsWeb: WebFeature = {
  name: 'layouts',
  widgets: {
    Breadcrumbs: cachedComponent('Breadcrumbs', BreadcrumbsWidget),
  },
  later: [
    {
      names: ['LayoutError', 'UnknownWidget'],
      load: async () => {
        const [{ LayoutProblem }, { UnknownWidget }] = await Promise.all([
          import('./web/LayoutProblem/LayoutProblem.tsx'),
          import('./web/UnknownWidget/UnknownWidget.tsx'),
        ]);
        return { LayoutError: LayoutProblem, UnknownWidget };
      },
    },
  ],
  start: markDevice,
};
