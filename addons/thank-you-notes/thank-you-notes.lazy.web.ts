import type { WebFeature } from '@parley/addon-api/web';
import type { ReceivedNotesProps } from './thank-you-notes.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    ReceivedThankYouNotes: ReceivedNotesProps;
  }
}

export const thankYouNotesWeb: WebFeature = {
  name: 'thank-you-notes',
  widgets: {},
  later: [
    {
      names: ['ReceivedThankYouNotes'],
      load: () => import('./web/ReceivedNotes/ReceivedThankYouNotes.tsx'),
    },
  ],
};
