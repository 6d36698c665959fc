import type { WebFeature } from '@parley/addon-api/web';
import type { PollCardProps, PollOfFormProps } from './poll-widgets.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    PollCard: PollCardProps;
    PollOfForm: PollOfFormProps;
  }
}

export const pollsWeb: WebFeature = {
  name: 'polls',
  widgets: {},
  later: [
    {
      names: ['PollCard'],
      load: () => import('./web/PollCard/PollCard.tsx').then(({ PollCard }) => ({ PollCard })),
    },
    {
      names: ['PollOfForm'],
      load: () => import('./web/PollOfForm/PollOfForm.tsx').then(({ PollOfForm }) => ({ PollOfForm })),
    },
  ],
};
