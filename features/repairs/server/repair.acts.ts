import { defineStaffActs } from '../../../platform/contract/staff-act.ts';

export const repairActs = defineStaffActs('repair', {
  checked: 'Had the site check an index or counter',
  run: 'Had the site mend an index, cache or counter',
});
