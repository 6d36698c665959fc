import { defineStaffActs } from '../../../platform/contract/staff-act.ts';

export const memberActs = defineStaffActs('user', {
  emailShown: 'Looked at the address of a member',
});
