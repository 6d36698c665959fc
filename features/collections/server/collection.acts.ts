// What community managers do with collections.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { collectionChanged, collectionDeleted, collectionMade } from '../collections.events.ts';

export const collectionActs = defineStaffActs('collection', {
  added: 'Added a collection',
  changed: 'Changed a collection',
  deleted: 'Deleted a collection',
});

const on = ({ collectionID }: { collectionID: number }) => ({ recordID: collectionID });

export const collectionActHooks = [
  recordsActOn(collectionMade, collectionActs.added, on),
  recordsActOn(collectionChanged, collectionActs.changed, on),
  recordsActOn(collectionDeleted, collectionActs.deleted, on),
];
