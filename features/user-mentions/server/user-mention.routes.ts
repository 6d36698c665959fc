import { notFound } from '../../../platform/contract/errors.ts';
import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../user-mentions.contract.ts';
import { anonymizeOperation } from './anonymize-mentions.ts';

/** Of a deleted account too: its mentions are what may be left of it. */
async function requireAccount(ctx: RequestContext, userID: number): Promise<string | null> {
  const row = await ctx.db.row<{ name: string; is_deleted: boolean }>(
    sql`select name, date_deleted is not null as is_deleted from users where user_id = ${userID}`,
  );
  if (!row) throw notFound('User');
  return row.is_deleted ? null : row.name;
}

interface MentionRow {
  record_type: 'discussion' | 'comment';
  record_id: number;
  date_inserted: string;
  parent_id: number;
}

export const userMentionRoutes = [
  route(contract.listUserMentions, async (ctx, { params, query }) => {
    const { userID } = params;
    const { recordType, page, limit } = query;
    const mentionedName = await requireAccount(ctx, userID);
    const where = sql.and([
      sql`m.user_id = ${userID}`,
      recordType !== undefined && sql`m.record_type = ${recordType}`,
    ]);
    const [rows, counted] = await Promise.all([
      ctx.db.rows<MentionRow>(sql`
        select m.record_type, m.record_id, m.date_inserted, case m.record_type
          when 'discussion' then (select category_id from discussions where discussion_id = m.record_id)
          else (select discussion_id from comments where comment_id = m.record_id) end as parent_id
        from user_mentions m where ${where} order by m.date_inserted desc, m.record_type, m.record_id desc
        limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`),
      ctx.db.row<{ total: number }>(sql`select count(*) as total from user_mentions m where ${where}`),
    ]);
    const shown = rows.map((row) => ({
      userID,
      recordType: row.record_type,
      recordID: row.record_id,
      mentionedName,
      parentRecordType: row.record_type === 'discussion' ? ('category' as const) : ('discussion' as const),
      parentRecordID: row.parent_id,
      dateInserted: row.date_inserted,
      status: 'active' as const,
    }));
    return { rows: shown, page, limit, total: counted?.total ?? 0 };
  }),
  route(contract.anonymizeUserMentions, async (ctx, { params }) => {
    await requireAccount(ctx, params.userID);
    return startBulkOperation(ctx, anonymizeOperation, { userID: params.userID });
  }),
];
