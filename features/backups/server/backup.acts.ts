import { defineStaffActs } from '../../../platform/contract/staff-act.ts';

export const backupActs = defineStaffActs('backup', {
  made: 'Had a backup made',
  stopped: 'Stopped a backup',
  deleted: 'Deleted a backup',
  exported: 'Had the site exported',
  restored: 'Had a backup restored',
  broughtIn: 'Had a whole site brought in',
  downloaded: 'Downloaded an export',
});
