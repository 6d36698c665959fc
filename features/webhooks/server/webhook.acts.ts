import { defineStaffActs } from '../../../platform/contract/staff-act.ts';

export const webhookActs = defineStaffActs('webhook', {
  added: 'Added a webhook',
  edited: 'Edited a webhook',
  deleted: 'Deleted a webhook',
  secretRenewed: 'Made another secret for a webhook',
  redelivered: 'Sent a request of a webhook once more',
});
