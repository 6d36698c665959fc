// A second step when signing in.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const member = z.object({ userID: id });

export const twoFactorTurnedOn = defineEvent('twoFactor.turnedOn', member);

export const twoFactorTurnedOff = defineEvent('twoFactor.turnedOff', member);
