import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { Leaderboard } from './web/CommunityWidgets/Leaderboard.tsx';
import { NewMembers } from './web/CommunityWidgets/NewMembers.tsx';
import { SiteTotals } from './web/CommunityWidgets/SiteTotals.tsx';
import { UserSpotlight } from './web/CommunityWidgets/UserSpotlight.tsx';

export const profilesWeb: WebFeature = {
  name: 'profiles',
  widgets: {
    LeaderboardWidget: Leaderboard,
    NewMembersWidget: NewMembers,
    SiteTotalsWidget: SiteTotals,
    UserSpotlightWidget: UserSpotlight,
  },
  later: [
    {
      names: [
        'ProfileHead',
        'ProfileActivity',
        'ProfileDiscussions',
        'ProfileReactions',
        'ProfileCompany',
        'ProfileEdit',
      ],
      load: async () => (await import('./web/profile-widgets.ts')).profileWidgets,
    },
  ],
};
