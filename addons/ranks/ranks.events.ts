// What happens to ranks.
import { byUser, defineEvent, id, z } from '@parley/addon-api/contract';

const rank = z.object({ rankID: id, userID: byUser });

export const rankAdded = defineEvent('rank.added', rank);
export const rankChanged = defineEvent('rank.changed', rank);
export const rankDeleted = defineEvent('rank.deleted', rank);

/** `memberID` was given one by hand, or has none by hand any more. */
export const rankGiven = defineEvent(
  'rank.given',
  z.object({ memberID: id, rankID: id.nullable(), userID: byUser }),
);

/** `memberID` came to a rank that is above all that they were told of before. */
export const rankReached = defineEvent(
  'rank.reached',
  z.object({ arrivalID: id, rankID: id, memberID: id, hasWords: z.boolean(), userID: byUser }),
);
