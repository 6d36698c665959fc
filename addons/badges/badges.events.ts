// What happens to badges.
import { byUser, defineEvent, id, z } from '@parley/addon-api/contract';

const badge = z.object({ badgeID: id, userID: byUser });

export const badgeAdded = defineEvent('badge.added', badge);
export const badgeChanged = defineEvent('badge.changed', badge);
export const badgeDeleted = defineEvent('badge.deleted', badge);

/** `memberID` has it from now on, or not any more; `userID` who did it: the system where a rule did. */
const grant = badge.extend({ memberID: id, grantID: id });

export const badgeGranted = defineEvent('badge.granted', grant);
export const badgeRevoked = defineEvent('badge.revoked', grant);

/** `userID` asks for it. */
export const badgeRequested = defineEvent('badge.requested', badge.extend({ requestID: id }));
export const badgeRequestDenied = defineEvent(
  'badge.requestDenied',
  badge.extend({ memberID: id, requestID: id }),
);
