// What happens to records of outside services at posts.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const attachment = z.object({
  attachmentID: id,
  attachmentType: z.string(),
  recordType: z.string(),
  recordID: id,
  userID: byUser,
});

export const attachmentAdded = defineEvent('attachment.added', attachment);
