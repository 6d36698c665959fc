// What administrators do with layouts.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import {
  layoutChanged,
  layoutDeleted,
  layoutMade,
  layoutPublished,
  layoutRestored,
  layoutTakenOff,
} from '../layouts.events.ts';

export const layoutActs = defineStaffActs('layout', {
  added: 'Added a layout',
  changed: 'Changed a layout',
  published: 'Published a layout',
  restored: 'Restored an earlier layout',
  takenOff: 'Took a layout off',
  deleted: 'Deleted a layout',
});

const on = ({ layoutID }: { layoutID: number }) => ({ recordID: layoutID });

export const layoutActHooks = [
  recordsActOn(layoutMade, layoutActs.added, on),
  recordsActOn(layoutChanged, layoutActs.changed, on),
  recordsActOn(layoutPublished, layoutActs.published, on),
  recordsActOn(layoutRestored, layoutActs.restored, on),
  recordsActOn(layoutTakenOff, layoutActs.takenOff, on),
  recordsActOn(layoutDeleted, layoutActs.deleted, on),
];
