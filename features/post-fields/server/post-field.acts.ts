// What administrators do with the fields of posts.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { postFieldAdded, postFieldChanged, postFieldDeleted } from '../post-fields.events.ts';

export const postFieldActs = defineStaffActs('postField', {
  added: 'Added a field of posts',
  changed: 'Changed a field of posts',
  deleted: 'Deleted a field of posts',
});

const on = ({ postFieldID }: { postFieldID: string }) => ({ recordKey: postFieldID });

export const postFieldActHooks = [
  recordsActOn(postFieldAdded, postFieldActs.added, on),
  recordsActOn(postFieldChanged, postFieldActs.changed, on),
  recordsActOn(postFieldDeleted, postFieldActs.deleted, on),
];
