import { defineStaffActs } from '../../../platform/contract/staff-act.ts';

export const jobActs = defineStaffActs('job', {
  retried: 'Had a failed job run again',
  discarded: 'Discarded a failed job',
});
