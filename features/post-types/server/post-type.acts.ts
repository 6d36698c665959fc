// What administrators do with the kinds of post.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { postTypeAdded, postTypeChanged, postTypeDeleted } from '../post-types.events.ts';

export const postTypeActs = defineStaffActs('postType', {
  added: 'Added a post type',
  changed: 'Changed a post type',
  deleted: 'Deleted a post type',
});

const on = ({ postTypeID }: { postTypeID: string }) => ({ recordKey: postTypeID });

export const postTypeActHooks = [
  recordsActOn(postTypeAdded, postTypeActs.added, on),
  recordsActOn(postTypeChanged, postTypeActs.changed, on),
  recordsActOn(postTypeDeleted, postTypeActs.deleted, on),
];
