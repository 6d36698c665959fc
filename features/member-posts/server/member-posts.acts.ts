import { defineStaffActs } from '../../../platform/contract/staff-act.ts';

export const memberPostsActs = defineStaffActs('user', {
  postsRemoved: 'Removed the posts of a member',
});
