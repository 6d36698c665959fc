import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
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
  ],
};
