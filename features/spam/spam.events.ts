// What happens to waves of spam.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const wave = z.object({ waveID: id, userID: byUser });

export const spamWaveBegun = defineEvent('spamWave.begun', wave);

export const spamWaveRestored = defineEvent('spamWave.restored', wave);
