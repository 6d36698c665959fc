// What a group that stands is to be called and to say: where a rule asks for it, moderators look at it first, and the old
// wording is shown until then. Of one group, the last wording waits.
import { type RequestContext, sql, type WriteContext } from '@parley/addon-api';
import { type HeldEdits, type Hold, holdOf, holdRecord } from '@parley/addon-api/moderation';
import { groupChanged } from '../groups.events.ts';
import { placeGroup } from './group.category.ts';
import { lockedGroup, lockNames, requireFreeName } from './group.locks.ts';
import type { GroupRow } from './group.policy.ts';
import { GROUPS_TAG } from './groups.tag.ts';

const recordType = 'group';

export interface Wording {
  name: string;
  description: string;
  format: string;
  html: string;
  excerpt: string;
}

/** What is out of sight anyway is looked at as it will be then. */
export async function holdOfWording(
  ctx: RequestContext,
  row: GroupRow,
  { name, description, format, html }: Wording,
): Promise<Hold | undefined> {
  const isSame = name === row.name && description === row.description && format === row.format;
  if (isSame || row.date_held !== null || ctx.can('groups.moderate')) return undefined;
  const { userID } = ctx.viewer;
  return holdOf(ctx, { recordType, recordID: row.group_id, categoryID: null, userID, name, html });
}

export async function holdWording(
  w: WriteContext,
  row: GroupRow,
  { name, description, format, html, excerpt }: Wording,
  hold: Hold,
): Promise<void> {
  const { group_id: recordID } = row;
  const { userID } = w.viewer;
  await w.db.execute(sql`
    insert into group_edits (group_id, user_id, name, description, format, description_html, excerpt)
    values (${recordID}, ${userID}, ${name}, ${description}, ${format}, ${html}, ${excerpt})
    on conflict (group_id) do update set user_id = excluded.user_id, name = excluded.name,
      description = excluded.description, format = excluded.format, description_html = excluded.description_html,
      excerpt = excluded.excerpt, date_inserted = now()`);
  const standing = { name: row.name, html: row.description_html };
  const record = { recordType, recordID, categoryID: null, userID, ...standing, isUpdate: true };
  await holdRecord(w, record, hold);
}

interface EditRow {
  user_id: number;
  name: string;
  description: string;
  format: string;
  description_html: string;
  excerpt: string;
}

/** It is in its place, refused, or another one was written. */
export function forgetWording(w: WriteContext, groupID: number): Promise<EditRow | undefined> {
  return w.db.row<EditRow>(sql`
    delete from group_edits where group_id = ${groupID}
    returning user_id, name, description, format, description_html, excerpt`);
}

export async function storeWording(w: WriteContext, groupID: number, text: Wording): Promise<void> {
  await w.db.execute(sql`
    update groups set name = ${text.name}, description = ${text.description}, format = ${text.format},
      description_html = ${text.html}, excerpt = ${text.excerpt}, date_updated = now()
    where group_id = ${groupID}`);
}

export const heldWordings: HeldEdits = {
  find: async (ctx, groupIDs) => {
    const rows = await ctx.db.rows<{ group_id: number; name: string; description_html: string }>(sql`
      select group_id, name, description_html from group_edits where group_id = any(${[...groupIDs]}::int[])`);
    return new Map(rows.map((row) => [row.group_id, { name: row.name, html: row.description_html }]));
  },
  approve: async (w, groupID) => {
    await lockNames(w);
    const group = await lockedGroup(w, groupID);
    const edit = await forgetWording(w, groupID);
    if (!edit) return;
    if (group.privacy !== 'secret') await requireFreeName(w, edit.name, groupID);
    await storeWording(w, groupID, { ...edit, html: edit.description_html });
    await placeGroup(w, { ...group, name: edit.name });
    await w.announce(groupChanged, { groupID, userID: edit.user_id }, { invalidates: [GROUPS_TAG] });
  },
  refuse: async (w, groupID) => {
    await forgetWording(w, groupID);
    await w.announce(groupChanged, { groupID, userID: w.viewer.userID }, { invalidates: [GROUPS_TAG] });
  },
};
