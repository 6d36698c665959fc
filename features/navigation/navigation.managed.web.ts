import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { NavigationSettingsProps } from './navigation.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    NavigationSettings: NavigationSettingsProps;
  }
}

export const navigationManagedWeb: WebFeature = {
  name: 'navigation',
  widgets: {},
  later: [
    {
      names: ['NavigationSettings'],
      load: async () => ({
        NavigationSettings: (await import('./web/NavigationSettings/NavigationSettings.tsx'))
          .NavigationSettings,
      }),
    },
  ],
};
