import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { ProfileEditProps } from './profile-edit.contract.ts';
import type {
  LeaderboardProps,
  NewMembersProps,
  ProfileActivityProps,
  ProfileHeadProps,
  ProfileReactionsProps,
  SiteTotalsProps,
  UserSpotlightProps,
} from './profile-widgets.contract.ts';
import { isBand } from './web/CommunityWidgets/is-band.ts';
import type { ProfileCompanyProps } from './web/ProfileCompany/ProfileCompany.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    LeaderboardWidget: LeaderboardProps;
    NewMembersWidget: NewMembersProps;
    ProfileActivity: ProfileActivityProps;
    ProfileCompany: ProfileCompanyProps;
    ProfileEdit: ProfileEditProps;
    ProfileHead: ProfileHeadProps;
    ProfileReactions: ProfileReactionsProps;
    SiteTotalsWidget: SiteTotalsProps;
    UserSpotlightWidget: UserSpotlightProps;
  }
  interface WidgetParts {
    SiteTotalsBand: SiteTotalsProps;
  }
}

export const profilesWeb: WebFeature = {
  name: 'profiles',
  widgets: {},
  later: [
    {
      names: ['NewMembersWidget', 'SiteTotalsWidget'],
      views: ['home', 'discussionList', 'categoryList', 'nestedCategoryList', 'discussionCategoryPage'],
      chunk: 'lists',
      load: async () => (await import('./web/CommunityWidgets/home-widgets.ts')).homeWidgets,
    },
    {
      names: ['LeaderboardWidget'],
      load: async () => ({
        LeaderboardWidget: (await import('./web/CommunityWidgets/Leaderboard.tsx')).Leaderboard,
      }),
    },
    {
      names: ['UserSpotlightWidget'],
      load: async () => ({
        UserSpotlightWidget: (await import('./web/CommunityWidgets/UserSpotlight.tsx')).UserSpotlight,
      }),
    },
    {
      names: ['SiteTotalsBand'],
      isWantedBy: ({ $reactComponent, $reactProps }) =>
        $reactComponent === 'SiteTotalsWidget' && isBand($reactProps as never),
      load: async () => ({
        SiteTotalsBand: (await import('./web/SiteTotalsBand/SiteTotalsBand.tsx')).SiteTotalsBand,
      }),
    },
    {
      names: ['ProfileHead', 'ProfileActivity', 'ProfileReactions', 'ProfileCompany', 'ProfileEdit'],
      load: async () => (await import('./web/profile-widgets.ts')).profileWidgets,
    },
  ],
};
