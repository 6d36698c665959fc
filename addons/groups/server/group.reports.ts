// Groups can be reported for what they are called and say of themselves; staff take them out of sight, or delete them.
import { notFound, sql } from '@parley/addon-api';
import type { ReportKind } from '@parley/addon-api/moderation';
import { groupPath } from '../group.address.ts';
import { requireGroup, seenGroups } from './group.policy.ts';
import { setHeld } from './group.removal.ts';
import { heldWordings } from './held-wordings.ts';

interface Row {
  group_id: number;
  name: string;
  description_html: string;
  insert_user_id: number;
  date_inserted: string;
  date_updated: string | null;
  is_live: boolean;
}

const find: ReportKind['find'] = async (ctx, ids) => {
  const rows = await ctx.db.rows<Row>(sql`
    select group_id, name, description_html, insert_user_id, date_inserted, date_updated,
      date_held is null as is_live
    from groups where group_id = any(${[...ids]}::int[]) and date_deleted is null`);
  return rows.map((row) => ({
    recordID: row.group_id,
    name: row.name,
    html: row.description_html,
    path: groupPath({ groupID: row.group_id, name: row.name }),
    insertUserID: row.insert_user_id,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    categoryID: null,
    isLive: row.is_live,
  }));
};

export const groupReportKind: ReportKind = {
  recordType: 'group',
  name: 'Group',
  require: async (ctx, groupID) => {
    ctx.require('discussions.view');
    await requireGroup(ctx, groupID);
    const [found] = await find(ctx, [groupID]);
    if (!found) throw notFound('Group');
    return found;
  },
  find,
  readable: async (ctx, groupIDs) => {
    const rows = await ctx.db.rows<{ group_id: number }>(
      seenGroups(ctx, sql`g.group_id = any(${[...groupIDs]}::int[])`),
    );
    return rows.map((row) => row.group_id);
  },
  edits: heldWordings,
  hide: (w, groupID) => setHeld(w, groupID, true),
  restore: (w, groupID) => setHeld(w, groupID, false),
};
