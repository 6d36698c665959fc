// What the page of all that one follows and mutes is given.
import type { Follow, Mute } from './following.contract.ts';

export interface FollowedContentProps {
  /** Categories among them, whose channels are chosen among the preferences. */
  follows: Follow[];
  mutes: Mute[];
  /** Beside the site: by which the viewer can be reached. */
  channels: string[];
}
