// What can be done about a member, on their profile and on their card: capabilities add buttons, for other members to press.
import type { ComponentType } from 'react';
import { WebPlace } from '../../../platform/web/nodes/web-place.ts';

export interface MemberActionProps {
  userID: number;
  name: string;
  /** Reads and hears nothing any more. */
  isBanned: boolean;
  /** The height of its button. */
  size: 32 | 36;
  /** Where single keys press the buttons: one that has a key is marked with it, by `aria-keyshortcuts`. */
  hasKeys?: boolean;
  /** Where it is about a post of theirs: in a case that somebody decides. */
  about?: { recordType: 'discussion' | 'comment'; recordIDs: readonly number[] } | undefined;
}

export interface MemberAction {
  /** Those of the product are 10, 20 and so on. */
  position: number;
  /** One of those that everybody uses: in the row of a profile it stands by itself, the others behind “More”. */
  isMain?: boolean;
  Action: ComponentType<MemberActionProps>;
}

export const memberActions = new WebPlace<MemberAction>('memberActions');
