import { defineStaffActs } from '../../../../platform/contract/staff-act.ts';

/** As a member. */
export const viewAsMemberActs = defineStaffActs('user', {
  viewAsBegun: 'Began to look at the site as a member',
  viewAsEnded: 'Ended looking at the site as a member',
});

/** As anybody of a role; guests have one, too. */
export const viewAsRoleActs = defineStaffActs('role', {
  viewAsRoleBegun: 'Began to look at the site as a role',
  viewAsRoleEnded: 'Ended looking at the site as a role',
});
