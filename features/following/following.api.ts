// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { follow, followState, mute, muteState } from './following.contract.ts';

export const followingApi: ApiDescription = {
  schemas: { Follow: follow, FollowState: followState, Mute: mute, MuteState: muteState },
};
