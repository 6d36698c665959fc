import type { WebFeature } from '@parley/addon-api/web';
import type { NewcomersProps } from './welcome.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    NewcomersToWelcome: NewcomersProps;
    NewcomersPage: NewcomersProps;
  }
}

export const welcomeWeb: WebFeature = {
  name: 'welcome',
  widgets: {},
  later: [
    {
      names: ['NewcomersToWelcome', 'NewcomersPage'],
      load: () => import('./web/NewcomersToWelcome/NewcomersToWelcome.tsx'),
    },
  ],
};
