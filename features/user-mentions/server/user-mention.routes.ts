import { notFound } from '../../../platform/contract/errors.ts';
import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../user-mentions.contract.ts';
import { anonymizeOperation } from './anonymize-mentions.ts';
import { countMentions, listMentions } from './user-mention.list.ts';

/** Of a deleted account too: its mentions are what may be left of it. */
async function requireAccount(ctx: RequestContext, userID: number): Promise<string | null> {
  const row = await ctx.db.row<{ name: string; is_deleted: boolean }>(
    sql`select name, date_deleted is not null as is_deleted from users where user_id = ${userID}`,
  );
  if (!row) throw notFound('User');
  return row.is_deleted ? null : row.name;
}

export const userMentionRoutes = [
  route(contract.listUserMentions, async (ctx, { params, query }) => {
    const { userID } = params;
    const { page, limit } = query;
    const mentionedName = await requireAccount(ctx, userID);
    const wanted = { userID, recordType: query.recordType, page, limit };
    const [rows, total] = await Promise.all([listMentions(ctx, wanted), countMentions(ctx, wanted)]);
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
    return { rows: shown, page, limit, total };
  }),
  route(contract.anonymizeUserMentions, async (ctx, { params }) => {
    await requireAccount(ctx, params.userID);
    return startBulkOperation(ctx, anonymizeOperation, { userID: params.userID });
  }),
];
