import { defineStaffActs } from '../../../platform/contract/staff-act.ts';

export const importActs = defineStaffActs('import', {
  uploaded: 'Uploaded an export of another community',
  started: 'Started an import',
  stopped: 'Stopped an import',
  discarded: 'Discarded an uploaded export',
});
