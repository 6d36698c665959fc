import type { WebFeature } from '@parley/addon-api/web';
import type { LeaderboardPageProps } from './leaderboard-page.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    LeaderboardPage: LeaderboardPageProps;
  }
}

export const leaderboardsWeb: WebFeature = {
  name: 'leaderboards',
  widgets: {},
  later: [
    {
      names: ['LeaderboardPage'],
      load: () => import('./web/LeaderboardPage/LeaderboardPage.tsx'),
    },
  ],
};
