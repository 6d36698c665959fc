// What happens to newcomers who wait for a welcome.
import { byUser, defineEvent, id, z } from '@parley/addon-api/contract';

/** `userID` says of `newcomerID` that they are welcomed, or that they wait again. */
export const newcomerMarked = defineEvent(
  'newcomer.marked',
  z.object({ newcomerID: id, userID: byUser, isWelcomed: z.boolean() }),
);
