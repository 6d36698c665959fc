// What is done to groups as a whole, for the audit log. A group belongs to all of its members, so that it is on record whoever
// deletes it, and staff may bring it back.
import { type ActedOnRecord, type RequestContext, type StaffActs, sql } from '@parley/addon-api';
import { defineStaffActs } from '@parley/addon-api/contract';
import { groupPath } from '../group.address.ts';

export const groupActs = defineStaffActs('group', {
  deleted: 'Deleted a group',
  hidden: 'Hid a group',
  restored: 'Restored a group',
});

/** What is out of sight is known to those who look after all groups. */
async function recordsOf(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ActedOnRecord>> {
  if (!ctx.can('groups.moderate')) return new Map();
  const rows = await ctx.db.rows<{ group_id: number; name: string }>(sql`
    select group_id, name from groups where group_id = any(${[...ids]}::int[])`);
  return new Map(
    rows.map(({ group_id: groupID, name }) => [groupID, { name, path: groupPath({ groupID, name }) }]),
  );
}

export const groupStaffActs: StaffActs = { acts: groupActs, permission: 'groups.moderate', recordsOf };
