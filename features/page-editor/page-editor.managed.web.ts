import type { ReactNode } from 'react';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    PageEditorFrame: { children?: ReactNode };
  }
}

/** With it come the looks of the forms, which readers do without. */
export const pageEditorManagedWeb: WebFeature = {
  name: 'page-editor',
  widgets: {},
  later: [
    {
      names: ['PageEditorFrame'],
      load: async () => ({
        PageEditorFrame: (await import('./web/PageEditorFrame/PageEditorFrame.tsx')).PageEditorFrame,
      }),
    },
  ],
};
