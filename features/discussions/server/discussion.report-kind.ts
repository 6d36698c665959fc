import { sql } from '../../../platform/server/db/sql.ts';
import type { ReportedRecord, ReportKind } from '../../../platform/server/places/report-kinds.ts';
import { discussionPath } from '../discussion.address.ts';
import {
  hideDiscussion,
  hideDiscussions,
  restoreDiscussion,
  restoreDiscussions,
} from './deleting/hide-discussion.ts';
import { requireDiscussion } from './discussion.policy.ts';
import { type DiscussionRow, lockDiscussion } from './discussion.rows.ts';
import { forgetHeldEdit, heldEditsOf } from './writing/held-edits.ts';
import { rewriteDiscussion } from './writing/rewrite-discussion.ts';

type Row = Pick<
  DiscussionRow,
  'discussion_id' | 'name' | 'category_id' | 'insert_user_id' | 'date_inserted' | 'date_updated' | 'date_held'
> & { body_html: string };

const recordOf = (row: Row): ReportedRecord => ({
  recordID: row.discussion_id,
  name: row.name,
  html: row.body_html,
  path: discussionPath({ discussionID: row.discussion_id, name: row.name }),
  insertUserID: row.insert_user_id,
  dateInserted: row.date_inserted,
  dateUpdated: row.date_updated,
  categoryID: row.category_id,
  isLive: row.date_held === null,
});

const find: ReportKind['find'] = async (ctx, ids) => {
  const rows = await ctx.db.rows<Row>(sql`
    select discussion_id, name, category_id, insert_user_id, date_inserted, date_updated, date_held, body_html
    from discussions where discussion_id = any(${[...ids]}) and date_removed is null`);
  return rows.map(recordOf);
};

export const discussionReportKind: ReportKind = {
  recordType: 'discussion',
  name: 'Discussion',
  require: async (ctx, discussionID) => {
    await requireDiscussion(ctx, discussionID);
    return (await find(ctx, [discussionID]))[0] as ReportedRecord;
  },
  find,
  edits: {
    find: (ctx, ids) => heldEditsOf(ctx.db, 'discussion', ids),
    approve: async (w, discussionID) => {
      const row = await lockDiscussion(w.db, discussionID);
      const held = await forgetHeldEdit(w, 'discussion', discussionID);
      if (row && held) await rewriteDiscussion(w, row, { ...held.text, name: held.name }, held.user_id);
    },
    refuse: async (w, discussionID) => {
      await forgetHeldEdit(w, 'discussion', discussionID);
    },
  },
  hide: hideDiscussion,
  restore: restoreDiscussion,
  hideMany: hideDiscussions,
  restoreMany: restoreDiscussions,
};
