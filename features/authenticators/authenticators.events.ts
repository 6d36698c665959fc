// What happens to providers that people sign in by, and to the accounts that members have there.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const authenticator = z.object({ authenticatorID: id });

export const authenticatorAdded = defineEvent('authenticator.added', authenticator);

export const authenticatorChanged = defineEvent('authenticator.changed', authenticator);

export const authenticatorDeleted = defineEvent('authenticator.deleted', authenticator);

export const userConnected = defineEvent(
  'user.connected',
  z.object({ userID: id, authenticatorID: id, isNewMember: z.boolean() }),
);

export const userDisconnected = defineEvent(
  'user.disconnected',
  z.object({ userID: id, authenticatorID: id }),
);
