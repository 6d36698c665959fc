// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '@parley/addon-api/contract';
import { badge, recipient } from './badges.contract.ts';
import { badgeFragment, badgeRequest, memberBadge } from './member-badges.contract.ts';

export const badgesApi: ApiDescription = {
  schemas: {
    Badge: badge,
    BadgeFragment: badgeFragment,
    BadgeRecipient: recipient,
    BadgeRequest: badgeRequest,
    MemberBadge: memberBadge,
  },
  descriptions: {},
};
