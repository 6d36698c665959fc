// What happens to fields of profiles.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';

const profileField = z.object({ apiName: z.string() });

export const profileFieldAdded = defineEvent('profileField.added', profileField);

export const profileFieldChanged = defineEvent('profileField.changed', profileField);

export const profileFieldDeleted = defineEvent('profileField.deleted', profileField);

export const profileFieldSorted = defineEvent('profileField.sorted', profileField);
