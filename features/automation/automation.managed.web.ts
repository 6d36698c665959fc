import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { AutomationPageProps } from './automation.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    AutomationPage: AutomationPageProps;
  }
}

export const automationWeb: WebFeature = {
  name: 'automation',
  widgets: {},
  later: [
    {
      names: ['AutomationPage'],
      load: async () => ({
        AutomationPage: (await import('./web/AutomationPage/AutomationPage.tsx')).AutomationPage,
      }),
    },
  ],
};
