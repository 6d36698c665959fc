// What the browser gets: the React halves of widgets, and an item for the options of comments.
import { commentOptions, type WebFeature } from '@parley/addon-api/web';
import { lazy } from 'react';
import type { KudosList } from './kudos.contract.ts';
import { KudosPage } from './web/KudosPage/KudosPage.tsx';
import { LatestKudos } from './web/LatestKudos/LatestKudos.tsx';
import { MemberKudos } from './web/MemberKudos/MemberKudos.tsx';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    KudosPage: KudosList;
    LatestKudos: KudosList;
    MemberKudos: KudosList;
  }
}

const GiveKudosForm = lazy(() => import('./web/GiveKudosForm/GiveKudosForm.tsx'));

export const kudosWeb: WebFeature = {
  name: 'kudos',
  widgets: { KudosPage, LatestKudos, MemberKudos },
  additions: async () => [
    commentOptions.add({
      group: 'post',
      position: 100,
      name: 'Give kudos',
      icon: 'thumbs-up',
      isOffered: ({ comment }, { may }) => may('kudos.give') && !comment.isTombstone,
      Form: GiveKudosForm,
    }),
  ],
};
