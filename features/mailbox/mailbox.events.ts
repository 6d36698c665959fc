// What happens to the mailbox that mails are fetched from.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';

export const mailboxSet = defineEvent('mailbox.set', z.object({ isActive: z.boolean() }));

export const mailboxRemoved = defineEvent('mailbox.removed', z.object({}));
