// What happens to thank-you notes.
import { byUser, defineEvent, id, z } from '@parley/addon-api/contract';

const note = z.object({ noteID: id, memberID: id, userID: byUser });

/** `userID` thanked `memberID`. */
export const thankYouNoteSent = defineEvent('thankYouNote.sent', note);
export const thankYouNoteRemoved = defineEvent('thankYouNote.removed', note);
