// What happens to groups.
import { byUser, defineEvent, id, z } from '@parley/addon-api/contract';

const group = z.object({ groupID: id, userID: byUser });

/** It is there for others: once it was approved, where it had to wait. */
export const groupAdded = defineEvent('group.added', group);
/** It waits for somebody to look at it; nobody else sees it. */
export const groupHeld = defineEvent('group.held', group);
export const groupChanged = defineEvent('group.changed', group);
export const groupDeleted = defineEvent('group.deleted', group);
/** What was deleted is back. */
export const groupRestored = defineEvent('group.restored', group);

/** `memberID` is who belongs to it from now on, or not any more; `userID` who did it. */
const membership = z.object({ groupID: id, memberID: id, userID: byUser });

export const groupJoined = defineEvent('group.joined', membership);
export const groupLeft = defineEvent('group.left', membership);
export const groupRoleChanged = defineEvent('group.roleChanged', membership);
export const groupApplied = defineEvent('group.applied', membership.extend({ applicationID: id }));
/** Whoever asked is a member now. */
export const groupApplicantAccepted = defineEvent(
  'group.applicantAccepted',
  membership.extend({ membershipID: id }),
);
export const groupApplicantDenied = defineEvent('group.applicantDenied', membership);
/** Whoever asked takes it back, or leaders forget that they asked. */
export const groupApplicationRemoved = defineEvent('group.applicationRemoved', membership);

/** Somebody is told of what is started there, or not any more. */
export const groupFollowChanged = defineEvent('group.followChanged', group);
/** An invitation by mail or a link was made, withdrawn or used. */
export const groupInvitationChanged = defineEvent('group.invitationChanged', group);

/** `memberID` is asked to join. */
export const groupInvited = defineEvent('group.invited', membership.extend({ inviteID: id }));
