// What administrators do with layouts.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { type ActedOn, recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import {
  layoutChanged,
  layoutDeleted,
  layoutMade,
  layoutPublished,
  layoutRestored,
  layoutTakenOff,
} from '../layouts.events.ts';
import { findLayoutRow } from './layout.queries.ts';
import { newestRevisions } from './layout-revision.queries.ts';

export const layoutActs = defineStaffActs('layout', {
  added: 'Added a layout',
  changed: 'Changed a layout',
  published: 'Published a layout',
  restored: 'Restored an earlier layout',
  takenOff: 'Took a layout off',
  deleted: 'Deleted a layout',
});

const on = ({ layoutID }: { layoutID: number }) => ({ recordID: layoutID });

/** It goes again while it is as it was made; what a page of its own is made of goes with that page. */
async function made({ layoutID }: { layoutID: number }, w: WriteContext): Promise<ActedOn> {
  const isOfItsPage = (await findLayoutRow(w.db, layoutID))?.layout_view_type === 'customPage';
  return { recordID: layoutID, ...(!isOfItsPage && { undo: {} }) };
}

async function changed({ layoutID }: { layoutID: number }, w: WriteContext): Promise<ActedOn> {
  const { active, past } = await newestRevisions(w.db, layoutID);
  return { recordID: layoutID, ...(past !== null && { undo: { was: past, is: active } }) };
}

export const layoutActHooks = [
  recordsActOn(layoutMade, layoutActs.added, made),
  recordsActOn(layoutChanged, layoutActs.changed, changed),
  recordsActOn(layoutPublished, layoutActs.published, on),
  recordsActOn(layoutRestored, layoutActs.restored, on),
  recordsActOn(layoutTakenOff, layoutActs.takenOff, on),
  recordsActOn(layoutDeleted, layoutActs.deleted, on),
];
