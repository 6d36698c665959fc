import { defineStaffActs } from '../../../platform/contract/staff-act.ts';

export const mailboxActs = defineStaffActs('mailbox', {
  set: 'Set the mailbox that answers come to',
  removed: 'Removed the mailbox that answers come to',
});
