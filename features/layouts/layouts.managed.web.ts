import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type {
  EditedPartProps,
  LayoutEditorProps,
  LayoutHistoryProps,
  LayoutsPageProps,
} from './layout-pages.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    EditedPart: EditedPartProps;
    LayoutEditor: LayoutEditorProps;
    LayoutHistory: LayoutHistoryProps;
    LayoutPreview: object;
    LayoutsPage: LayoutsPageProps;
  }
}

export const layoutsManagedWeb: WebFeature = {
  name: 'layouts',
  widgets: {},
  later: [
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
      names: ['EditedPart'],
      load: async () => ({ EditedPart: (await import('./web/EditedPart/EditedPart.tsx')).EditedPart }),
    },
    {
      names: ['LayoutPreview'],
      load: async () => ({
        LayoutPreview: (await import('./web/LayoutPreview/LayoutPreview.tsx')).LayoutPreview,
      }),
    },
  ],
};
