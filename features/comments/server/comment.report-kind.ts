import { sql } from '../../../platform/server/db/sql.ts';
import type { ReportedRecord, ReportKind } from '../../../platform/server/places/report-kinds.ts';
import { forgetHeldEdit, heldEditsOf } from '../../discussions/server/writing/held-edits.ts';
import { commentPath } from '../comment.address.ts';
import { commentError } from '../comments.contract.ts';
import { requireComment } from './comment.policy.ts';
import { findComments } from './comment.queries.ts';
import { hideComment, hideComments, restoreComment, restoreComments } from './deleting/hide-comment.ts';
import { editComment } from './writing/edit-comment.ts';

interface Row {
  comment_id: number;
  name: string;
  category_id: number;
  insert_user_id: number;
  date_inserted: string;
  date_updated: string | null;
  body_html: string;
  is_live: boolean;
}

const find: ReportKind['find'] = async (ctx, ids) => {
  const rows = await ctx.db.rows<Row>(sql`
    select c.comment_id, d.name, d.category_id, c.insert_user_id, c.date_inserted, c.date_updated, c.body_html,
      c.date_held is null and d.date_held is null as is_live
    from comments c join discussions d using (discussion_id)
    where c.comment_id = any(${[...ids]}) and c.date_tombstoned is null and d.date_removed is null`);
  return rows.map((row) => ({
    recordID: row.comment_id,
    name: row.name,
    html: row.body_html,
    path: commentPath(row.comment_id),
    insertUserID: row.insert_user_id,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    categoryID: row.category_id,
    isLive: row.is_live,
  }));
};

export const commentReportKind: ReportKind = {
  recordType: 'comment',
  name: 'Comment',
  require: async (ctx, commentID) => {
    const { is_tombstone: isTombstone } = await requireComment(ctx, commentID);
    if (isTombstone) throw commentError('comment.removed');
    return (await find(ctx, [commentID]))[0] as ReportedRecord;
  },
  find,
  edits: {
    find: (ctx, ids) => heldEditsOf(ctx.db, 'comment', ids),
    approve: async (w, commentID) => {
      const [row] = await findComments(w.db, [commentID]);
      const held = await forgetHeldEdit(w, 'comment', commentID);
      if (row && held && !row.is_tombstone) await editComment(w, row, held.text, held.user_id);
    },
    refuse: async (w, commentID) => {
      await forgetHeldEdit(w, 'comment', commentID);
    },
  },
  hide: hideComment,
  restore: restoreComment,
  hideMany: hideComments,
  restoreMany: restoreComments,
};
