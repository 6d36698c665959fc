import type { WebFeature } from '@parley/addon-api/web';
import type { RanksPageProps } from './ranks.states.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    RanksPage: RanksPageProps;
  }
}

export const ranksWeb: WebFeature = {
  name: 'ranks',
  widgets: {},
  later: [{ names: ['RanksPage'], load: () => import('./web/RanksPage/RanksPage.tsx') }],
};
