// What happens to events of the calendar.
import { byUser, defineEvent, id, z } from '@parley/addon-api/contract';

const of = { eventID: id, discussionID: id };
const byMember = z.object({ ...of, userID: byUser });

export const eventAdded = defineEvent('event.added', byMember);

/** `isMoved`: when or where it takes place is another. `round`: which change it is, for those who are told. */
export const eventChanged = defineEvent(
  'event.changed',
  byMember.extend({ isMoved: z.boolean(), round: z.int() }),
);

export const eventDeleted = defineEvent('event.deleted', byMember);

/** It was deleted, and is back as it was. */
export const eventRestored = defineEvent('event.restored', byMember);

/** `memberID` answered, or somebody did for them. */
export const eventAnswered = defineEvent('event.answered', byMember.extend({ memberID: id }), {
  isPersonal: true,
});

/** `memberID` waited, and has a place now. */
export const eventPlaceFreed = defineEvent(
  'event.placeFreed',
  z.object({ ...of, memberID: id, participantID: id, round: z.int() }),
  { isPersonal: true },
);

/** It begins within a day, or an hour. `round` tells one beginning of another where it was moved. */
export const eventNear = defineEvent(
  'event.near',
  z.object({ ...of, before: z.enum(['day', 'hour']), round: z.int() }),
);
