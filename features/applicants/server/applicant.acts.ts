import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { applicantApproved, applicantDeclined, applicantDeleted } from '../applicants.events.ts';

export const applicantActs = defineStaffActs('applicant', {
  approved: 'Approved an application',
  declined: 'Declined an application',
  deleted: 'Deleted an application',
});

interface Decided {
  applicantID: number;
  userID?: number | null;
}

const on = ({ applicantID, userID = null }: Decided) => ({ recordID: applicantID, recordUserID: userID });

export const applicantActHooks = [
  recordsActOn(applicantApproved, applicantActs.approved, on),
  recordsActOn(applicantDeclined, applicantActs.declined, on),
  recordsActOn(applicantDeleted, applicantActs.deleted, on),
];
