// What administrators do with fragments; drafts are seen by whoever writes them.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { fragmentCommitted, fragmentDeleted } from '../fragments.events.ts';

export const fragmentActs = defineStaffActs('fragment', {
  published: 'Published a fragment',
  deleted: 'Deleted a fragment',
});

const on = ({ fragmentUUID }: { fragmentUUID: string }) => ({ recordKey: fragmentUUID });

export const fragmentActHooks = [
  recordsActOn(fragmentCommitted, fragmentActs.published, on),
  recordsActOn(fragmentDeleted, fragmentActs.deleted, on),
];
