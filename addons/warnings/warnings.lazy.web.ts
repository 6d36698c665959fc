import type { WebFeature } from '@parley/addon-api/web';
import type { WarningsScreenProps } from './warnings.states.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    WarningsScreen: WarningsScreenProps;
  }
}

export const warningsWeb: WebFeature = {
  name: 'warnings',
  widgets: {},
  later: [{ names: ['WarningsScreen'], load: () => import('./web/WarningsScreen/WarningsScreen.tsx') }],
};
