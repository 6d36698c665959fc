import type { ReactNode } from 'react';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    PageEditorFrame: { children?: ReactNode };
    PageEditorSwitch: object;
  }
}

export const pageEditorWeb: WebFeature = {
  name: 'page-editor',
  widgets: {},
  later: [
    {
      names: ['PageEditorSwitch'],
      load: async () => ({
        PageEditorSwitch: (await import('./web/PageEditorSwitch/PageEditorSwitch.tsx')).PageEditorSwitch,
      }),
    },
    {
      names: ['PageEditorFrame'],
      load: async () => ({
        PageEditorFrame: (await import('./web/PageEditorFrame/PageEditorFrame.tsx')).PageEditorFrame,
      }),
    },
  ],
};
