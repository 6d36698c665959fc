// What happens to messages that moderators put onto pages.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const moderationMessage = z.object({ moderationMessageID: id });

export const moderationMessageAdded = defineEvent('moderationMessage.added', moderationMessage);

export const moderationMessageChanged = defineEvent('moderationMessage.changed', moderationMessage);

export const moderationMessageDeleted = defineEvent('moderationMessage.deleted', moderationMessage);

export const moderationMessageDismissed = defineEvent(
  'moderationMessage.dismissed',
  z.object({ moderationMessageID: id, userID: id }),
);
