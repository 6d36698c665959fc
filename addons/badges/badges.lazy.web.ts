import type { WebFeature } from '@parley/addon-api/web';
import type {
  BadgePageProps,
  BadgesPageProps,
  LatestBadgesProps,
  MemberBadgesProps,
} from './badge-widgets.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    BadgesPage: BadgesPageProps;
    BadgePage: BadgePageProps;
    LatestBadges: LatestBadgesProps;
    MemberBadges: MemberBadgesProps;
  }
}

export const badgesWeb: WebFeature = {
  name: 'badges',
  widgets: {},
  later: [
    {
      names: ['BadgesPage'],
      load: () => import('./web/BadgesPage/BadgesPage.tsx').then(({ BadgesPage }) => ({ BadgesPage })),
    },
    {
      names: ['BadgePage'],
      load: () => import('./web/BadgePage/BadgePage.tsx').then(({ BadgePage }) => ({ BadgePage })),
    },
    {
      names: ['LatestBadges'],
      load: () =>
        import('./web/LatestBadges/LatestBadges.tsx').then(({ LatestBadges }) => ({ LatestBadges })),
    },
    {
      names: ['MemberBadges'],
      load: () =>
        import('./web/MemberBadges/MemberBadges.tsx').then(({ MemberBadges }) => ({ MemberBadges })),
    },
  ],
};
