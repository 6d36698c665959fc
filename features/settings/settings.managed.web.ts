import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    SettingsPage: object;
  }
}

export const settingsWeb: WebFeature = {
  name: 'settings',
  widgets: {},
  later: [
    {
      names: ['SettingsPage'],
      load: async () => ({
        SettingsPage: (await import('./web/SettingsPage/SettingsPage.tsx')).SettingsPage,
      }),
    },
  ],
};
