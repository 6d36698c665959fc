import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import {
  moderationMessageAdded,
  moderationMessageChanged,
  moderationMessageDeleted,
} from '../moderation-messages.events.ts';

export const moderationMessageActs = defineStaffActs('moderationMessage', {
  added: 'Added a message to pages',
  changed: 'Changed a message of pages',
  deleted: 'Deleted a message of pages',
});

const on = ({ moderationMessageID }: { moderationMessageID: number }) => ({ recordID: moderationMessageID });

export const moderationMessageActHooks = [
  recordsActOn(moderationMessageAdded, moderationMessageActs.added, on),
  recordsActOn(moderationMessageChanged, moderationMessageActs.changed, on),
  recordsActOn(moderationMessageDeleted, moderationMessageActs.deleted, on),
];
