import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { LanguagesPageProps } from './languages-page.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    LanguagesPage: LanguagesPageProps;
  }
}

export const translationsManagedWeb: WebFeature = {
  name: 'translations',
  widgets: {},
  later: [
    {
      names: ['LanguagesPage'],
      load: async () => ({
        LanguagesPage: (await import('./web/LanguagesPage/LanguagesPage.tsx')).LanguagesPage,
      }),
    },
  ],
};
