import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

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
