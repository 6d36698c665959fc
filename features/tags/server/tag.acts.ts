// What community managers do with tags; new ones come from whoever writes, too.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { StaffActs } from '../../../platform/server/places/staff-acts.ts';
import { tagChanged, tagDeleted } from '../tags.events.ts';

export const tagActs = defineStaffActs('tag', {
  changed: 'Changed a tag',
  deleted: 'Deleted a tag',
  merged: 'Merged a tag',
});

export const tagActHooks = [
  recordsActOn(tagChanged, tagActs.changed, ({ tagID }) => ({ recordID: tagID })),
  recordsActOn(tagDeleted, tagActs.deleted, ({ tagID }) => ({ recordID: tagID })),
];

export const tagStaffActs: StaffActs = {
  acts: tagActs,
  recordsOf: async (ctx, ids) => {
    const rows = await ctx.db.rows<{ tag_id: number; name: string }>(
      sql`select tag_id, name from tags where tag_id = any(${[...ids]})`,
    );
    return new Map(rows.map((row) => [row.tag_id, { name: row.name, path: '' }]));
  },
};
