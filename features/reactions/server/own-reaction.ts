// Which reaction a person gave a post. A flag counts only where there is nothing else.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ReactionRecord } from './reaction.records.ts';

export async function findReactionOf(
  ctx: RequestContext,
  { recordType, recordID }: ReactionRecord,
  userID: number,
): Promise<string | undefined> {
  const row = await ctx.db.row<{ urlcode: string }>(sql`
    select urlcode from reactions
    where record_type = ${recordType} and record_id = ${recordID} and user_id = ${userID}
    order by is_flag limit 1`);
  return row?.urlcode;
}
