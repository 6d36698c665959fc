// Kudos can be reported: whoever moderates the category of the comment decides, and may take them out of sight and back.
import { commentPath, escapeHtml, notFound, sql, type WriteContext } from '@parley/addon-api';
import type { ReportKind } from '@parley/addon-api/moderation';
import { kudosHidden, kudosRestored } from '../kudos.events.ts';
import { KUDOS_TAG } from './kudos.actions.ts';
import { kudosOf } from './kudos.queries.ts';

interface Row {
  kudos_id: number;
  comment_id: number;
  user_id: number;
  text: string;
  name: string;
  category_id: number;
  date_inserted: string;
  is_live: boolean;
}

/** As they stand, hidden ones as well: for those who decide. */
const find: ReportKind['find'] = async (ctx, ids) => {
  const rows = await ctx.db.rows<Row>(sql`
    select k.kudos_id, k.comment_id, k.user_id, k.text, k.date_inserted, k.date_hidden is null as is_live,
      d.name, d.category_id
    from kudos_given k join comments c using (comment_id) join discussions d on d.discussion_id = c.discussion_id
    where k.kudos_id = any(${ids})`);
  return rows.map((row) => ({
    recordID: row.kudos_id,
    name: row.name,
    html: `<p>${escapeHtml(row.text)}</p>`,
    path: commentPath(row.comment_id),
    insertUserID: row.user_id,
    dateInserted: row.date_inserted,
    dateUpdated: null,
    categoryID: row.category_id,
    isLive: row.is_live,
  }));
};

export const kudosReportKind: ReportKind = {
  recordType: 'kudos',
  name: 'Kudos',
  require: async (ctx, kudosID) => {
    const [found] = (await kudosOf(ctx, [kudosID])).has(kudosID) ? await find(ctx, [kudosID]) : [];
    if (!found) throw notFound('Kudos');
    return found;
  },
  find,
  hide: (w, kudosID) => setHidden(w, kudosID, true),
  restore: (w, kudosID) => setHidden(w, kudosID, false),
};

/** In the transaction of the decision. False: it was so already. */
async function setHidden(w: WriteContext, kudosID: number, isHidden: boolean): Promise<boolean> {
  const row = await w.db.row<{ comment_id: number; to_user_id: number }>(sql`
    update kudos_given set date_hidden = case when ${isHidden} then now() end
    where kudos_id = ${kudosID} and (date_hidden is not null) <> ${isHidden}
    returning comment_id, to_user_id`);
  if (!row) return false;
  await w.announce(
    isHidden ? kudosHidden : kudosRestored,
    { kudosID, commentID: row.comment_id, toUserID: row.to_user_id, userID: w.viewer.userID },
    { invalidates: [KUDOS_TAG] },
  );
  return true;
}
