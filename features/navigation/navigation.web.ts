import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { NavigationSettingsProps } from './navigation.contract.ts';
import type { HydratedTitleBar } from './title-bar.contract.ts';
import { TitleBarWidget } from './web/TitleBarWidget/TitleBarWidget.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    NavigationSettings: NavigationSettingsProps;
    TitleBar: HydratedTitleBar;
  }
}

export const navigationWeb: WebFeature = {
  name: 'navigation',
  widgets: { TitleBar: TitleBarWidget },
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
