// What administrators do with pages of their own.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { customPageChanged, customPageDeleted, customPageMade } from '../custom-pages.events.ts';

export const customPageActs = defineStaffActs('customPage', {
  added: 'Added a page of one’s own',
  changed: 'Changed a page of one’s own',
  deleted: 'Deleted a page of one’s own',
});

const on = ({ customPageID }: { customPageID: number }) => ({ recordID: customPageID });

export const customPageActHooks = [
  recordsActOn(customPageMade, customPageActs.added, on),
  recordsActOn(customPageChanged, customPageActs.changed, on),
  recordsActOn(customPageDeleted, customPageActs.deleted, on),
];
