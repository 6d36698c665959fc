import { defineStaffActs } from '@parley/addon-api/contract';

export const badgeActs = defineStaffActs('badge', {
  added: 'Added a badge',
  changed: 'Changed a badge',
  deleted: 'Deleted a badge',
  given: 'Gave a badge to a member',
  revoked: 'Took a badge back from a member',
  denied: 'Declined a request for a badge',
});
