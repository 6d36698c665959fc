import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { TitleBarWidget } from './web/TitleBarWidget/TitleBarWidget.tsx';

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
