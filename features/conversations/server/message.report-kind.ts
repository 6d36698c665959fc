// A message can be reported by those who read it. Whoever decides reads that message, and nothing else of its conversation.
import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { ReportKind } from '../../../platform/server/places/report-kinds.ts';
import { messagePath } from '../conversation.address.ts';
import { messageError } from '../messages.contract.ts';
import { isReadBy } from './message.queries.ts';

interface Row {
  message_id: number;
  conversation_id: number;
  name: string;
  insert_user_id: number;
  body_html: string;
  date_inserted: string;
}

const find: ReportKind['find'] = async (ctx, ids) => {
  const rows = await ctx.db.rows<Row>(sql`
    select message_id, conversation_id, u.name, m.insert_user_id, body_html, m.date_inserted
    from messages m join users u on u.user_id = m.insert_user_id
    where message_id = any(${[...ids]}) and date_wiped is null`);
  return rows.map((row) => ({
    recordID: row.message_id,
    // Not the subject: it is of those who write to each other.
    name: row.name,
    html: row.body_html,
    path: messagePath(row.conversation_id, row.message_id),
    insertUserID: row.insert_user_id,
    dateInserted: row.date_inserted,
    dateUpdated: null,
    categoryID: null,
    isLive: true,
  }));
};

export const messageReportKind: ReportKind = {
  recordType: 'message',
  name: 'Private message',
  require: async (ctx, messageID) => {
    const [record] = await find(ctx, [messageID]);
    if (!record) throw notFound('Message');
    if (!(await isReadBy(ctx.db, messageID, ctx.viewer.userID))) throw messageError('message.notYours');
    return record;
  },
  find,
};
