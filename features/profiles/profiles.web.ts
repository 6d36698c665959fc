import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { Leaderboard } from './web/CommunityWidgets/Leaderboard.tsx';
import { NewMembers } from './web/CommunityWidgets/NewMembers.tsx';
import { SiteTotals } from './web/CommunityWidgets/SiteTotals.tsx';
import { UserSpotlight } from './web/CommunityWidgets/UserSpotlight.tsx';
import { ProfileActivity } from './web/ProfileActivity/ProfileActivity.tsx';
import { ProfileCompany } from './web/ProfileCompany/ProfileCompany.tsx';
import { ProfileDiscussions } from './web/ProfileDiscussions/ProfileDiscussions.tsx';
import { ProfileEdit } from './web/ProfileEdit/ProfileEdit.tsx';
import { ProfileHead } from './web/ProfileHead/ProfileHead.tsx';
import { ProfileReactions } from './web/ProfileReactions/ProfileReactions.tsx';

export const profilesWeb: WebFeature = {
  name: 'profiles',
  widgets: {
    ProfileHead,
    ProfileActivity,
    ProfileDiscussions,
    ProfileReactions,
    ProfileCompany,
    ProfileEdit,
    LeaderboardWidget: Leaderboard,
    NewMembersWidget: NewMembers,
    SiteTotalsWidget: SiteTotals,
    UserSpotlightWidget: UserSpotlight,
  },
};
