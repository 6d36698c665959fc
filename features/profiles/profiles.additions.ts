// What can be done about a member, at their card and on their profile.
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { BanMember } from './web/BanMember/BanMember.tsx';
import { memberActions } from './web/member-actions.ts';

export const profilesAdditions: WebAdditions = {
  additions: [memberActions.add({ position: 100, Action: BanMember })],
};
