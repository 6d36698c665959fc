// What happens to passkeys.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const passkey = z.object({ userID: id, passkeyID: id });

export const passkeyAdded = defineEvent('passkey.added', passkey);

export const passkeyRemoved = defineEvent('passkey.removed', passkey);
