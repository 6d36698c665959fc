// What happens in conversations. Nothing of what is said is in it: it is for those who take part alone.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const who = { conversationID: id, userID: id };
const personal = { isPersonal: true } as const;

export const conversationStarted = defineEvent('conversation.started', z.object(who), personal);

export const conversationRenamed = defineEvent('conversation.renamed', z.object(who), personal);

export const participantsAdded = defineEvent(
  'participants.added',
  z.object({ ...who, addedUserIDs: z.array(id) }),
  personal,
);

export const participantLeft = defineEvent('participant.left', z.object(who), personal);

export const messagePosted = defineEvent(
  'message.posted',
  z.object({ ...who, messageID: id, draftID: id.optional() }),
  personal,
);

/** The text went with the account of its author. */
export const messageWiped = defineEvent('message.wiped', z.object({ ...who, messageID: id }), personal);
