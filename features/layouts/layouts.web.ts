import { markDevice } from '../../platform/web/device/device.ts';
import { cachedComponent } from '../../platform/web/nodes/CachedFragment.tsx';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { LayoutEditorProps, LayoutHistoryProps, LayoutsPageProps } from './layout-pages.contract.ts';
import { BreadcrumbsWidget } from './web/BreadcrumbsWidget/BreadcrumbsWidget.tsx';
import type { LayoutProblemProps } from './web/LayoutProblem/LayoutProblem.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    Breadcrumbs: { crumbs: { name: string; url: string }[] };
    LayoutEditor: LayoutEditorProps;
    LayoutError: LayoutProblemProps;
    LayoutHistory: LayoutHistoryProps;
    LayoutPreview: object;
    LayoutsPage: LayoutsPageProps;
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
    {
      names: ['LayoutsPage', 'LayoutHistory'],
      load: async () => (await import('./web/layout-pages.ts')).layoutPages,
    },
    {
      names: ['LayoutEditor'],
      load: async () => ({
        LayoutEditor: (await import('./web/LayoutEditor/LayoutEditor.tsx')).LayoutEditor,
      }),
    },
    {
      names: ['LayoutPreview'],
      load: async () => ({
        LayoutPreview: (await import('./web/LayoutPreview/LayoutPreview.tsx')).LayoutPreview,
      }),
    },
  ],
  start: markDevice,
};
