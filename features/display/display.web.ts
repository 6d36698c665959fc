import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    DisplayPage: Record<string, never>;
  }
}

export const displayWeb: WebFeature = {
  name: 'display',
  widgets: {},
  later: [
    {
      names: ['DisplayPage'],
      load: async () => ({ DisplayPage: (await import('./web/DisplayPage/DisplayPage.tsx')).DisplayPage }),
    },
  ],
};
