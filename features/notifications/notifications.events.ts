// What members do with what they are notified of, and what they want to be notified of.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

export const notificationRead = defineEvent(
  'notification.read',
  z.object({ userID: id, notificationID: id.nullable().describe('Null: all of them.') }),
  { isPersonal: true },
);

export const notificationPreferencesChanged = defineEvent(
  'notificationPreferences.changed',
  z.object({ userID: id }),
  { isPersonal: true },
);
