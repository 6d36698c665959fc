import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { TranslateButtonProps } from './web/TranslateButton/TranslateButton.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
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
  ],
};
