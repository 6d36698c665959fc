// What members follow and mute; nobody else hears of it.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const ofRecord = z.object({ userID: id, recordType: z.string(), recordID: id });

export const followAdded = defineEvent('follow.added', ofRecord, { isPersonal: true });

export const followRemoved = defineEvent('follow.removed', ofRecord, { isPersonal: true });

export const recordMuted = defineEvent('record.muted', ofRecord, { isPersonal: true });

export const recordUnmuted = defineEvent('record.unmuted', ofRecord, { isPersonal: true });
