import { defineStaffActs } from '../../../../platform/contract/staff-act.ts';

export const caseActs = defineStaffActs('case', {
  assigned: 'Gave a case to somebody',
  statusChanged: 'Changed the status of a case',
  escalated: 'Escalated a case',
  dismissed: 'Dismissed what was reported',
  approved: 'Approved what was reported',
  removed: 'Removed what was reported',
});
