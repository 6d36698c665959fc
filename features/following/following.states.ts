// What the page of all that one follows and mutes is given.
import type { Follow, Mute } from './following.contract.ts';

export interface FollowedContentProps {
  /** Categories among them, whose channels are chosen among the preferences. */
  follows: Follow[];
  mutes: Mute[];
  /** False: there is nothing to choose of mails. */
  hasMails: boolean;
}
