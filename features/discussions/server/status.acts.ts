// What administrators do with the statuses that discussions can have.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { statusAdded, statusChanged, statusDeleted } from '../discussions.events.ts';

export const statusActs = defineStaffActs('status', {
  added: 'Added a status',
  changed: 'Changed a status',
  deleted: 'Deleted a status',
});

const on = ({ statusID }: { statusID: number }) => ({ recordID: statusID });

export const statusActHooks = [
  recordsActOn(statusAdded, statusActs.added, on),
  recordsActOn(statusChanged, statusActs.changed, on),
  recordsActOn(statusDeleted, statusActs.deleted, on),
];
