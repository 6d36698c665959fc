import type { MemberActionProps } from '../../../profiles/web/member-actions.ts';
import { FollowMenu } from '../FollowMenu/FollowMenu.tsx';

/** On a profile, and on the card of somebody. */
export default function FollowMember({ userID, name, size }: MemberActionProps) {
  return <FollowMenu subject={{ recordType: 'user', recordID: userID, name }} size={size} />;
}
