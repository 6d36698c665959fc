// What community managers do with redirects.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';

export const redirectActs = defineStaffActs('redirect', {
  added: 'Added a redirect',
  changed: 'Changed a redirect',
  deleted: 'Deleted a redirect',
});
