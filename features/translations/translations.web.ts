import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { LanguagesPageProps } from './languages-page.contract.ts';
import type { TranslateButtonProps } from './web/TranslateButton/TranslateButton.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    LanguagesPage: LanguagesPageProps;
    TranslateButton: TranslateButtonProps;
  }
}

export const translationsWeb: WebFeature = {
  name: 'translations',
  widgets: {},
  later: [
    {
      names: ['TranslateButton'],
      load: async () => ({
        TranslateButton: (await import('./web/TranslateButton/TranslateButton.tsx')).TranslateButton,
      }),
    },
    {
      names: ['LanguagesPage'],
      load: async () => ({
        LanguagesPage: (await import('./web/LanguagesPage/LanguagesPage.tsx')).LanguagesPage,
      }),
    },
  ],
};
