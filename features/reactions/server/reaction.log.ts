// Who reacted to a post.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import type { ReactionLogEntry } from '../reactions.contract.ts';
import type { ReactionRecord } from './reaction.records.ts';
import { isClassVisible, type ReactionTypeRow, reactionTypesSnapshot } from './reaction.types.ts';

interface LogRow {
  urlcode: string;
  user_id: number;
  date_inserted: string;
}

export async function reactionLog(
  ctx: RequestContext,
  record: ReactionRecord,
  query: { type: ReactionTypeRow | undefined; page: number; limit: number },
): Promise<ReactionLogEntry[]> {
  const { all, byUrlcode } = await ctx.snapshot(reactionTypesSnapshot);
  const shown = (query.type ? [query.type] : all).filter((type) => isClassVisible(ctx, type.class));
  const rows = await ctx.db.rows<LogRow>(sql`
    select urlcode, user_id, date_inserted from reactions
    where record_type = ${record.recordType} and record_id = ${record.recordID}
      and urlcode = any(${shown.map((type) => type.urlcode)})
    order by reactions.date_inserted desc, user_id desc
    limit ${sql.integer(query.limit)} offset ${sql.integer((query.page - 1) * query.limit)}`);
  const users = await userFragments(
    ctx,
    rows.map((row) => row.user_id),
  );
  return rows.flatMap((row) => {
    const type = byUrlcode.get(row.urlcode.toLowerCase());
    return type ? [presentEntry(record, row, type, users.get(row.user_id) ?? unknownUserFragment)] : [];
  });
}

function presentEntry(
  record: ReactionRecord,
  row: LogRow,
  type: ReactionTypeRow,
  user: ReactionLogEntry['user'],
): ReactionLogEntry {
  return {
    recordType: record.recordType === 'discussion' ? 'Discussion' : 'Comment',
    recordID: record.recordID,
    tagID: type.tag_id,
    userID: row.user_id,
    user,
    dateInserted: row.date_inserted,
    reactionType: {
      tagID: type.tag_id,
      urlcode: type.urlcode,
      name: type.name,
      class: type.class,
      reactionValue: type.score_change,
    },
  };
}
