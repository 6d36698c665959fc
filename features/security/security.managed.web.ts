import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { SecurityPageProps } from './security-page.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    SecurityPage: SecurityPageProps;
  }
}

export const securityWeb: WebFeature = {
  name: 'security',
  widgets: {},
  later: [
    {
      names: ['SecurityPage'],
      load: async () => ({
        SecurityPage: (await import('./web/SecurityPage/SecurityPage.tsx')).SecurityPage,
      }),
    },
  ],
};
