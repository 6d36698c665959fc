// Where a member is mentioned, newest first.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

/** So many are counted at once; where there are more, counting takes a turn. */
const MOST_COUNTED = 10_000;

interface MentionRow {
  record_type: 'discussion' | 'comment';
  record_id: number;
  date_inserted: string;
  parent_id: number;
}

interface Wanted {
  userID: number;
  recordType: 'discussion' | 'comment' | undefined;
  page: number;
  limit: number;
}

const conditionOf = ({ userID, recordType }: Wanted) =>
  sql.and([sql`m.user_id = ${userID}`, recordType !== undefined && sql`m.record_type = ${recordType}`]);

export function listMentions(ctx: RequestContext, wanted: Wanted): Promise<MentionRow[]> {
  const { page, limit } = wanted;
  return ctx.db.rows<MentionRow>(sql`
    select m.record_type, m.record_id, m.date_inserted, case m.record_type
      when 'discussion' then (select category_id from discussions where discussion_id = m.record_id)
      else (select discussion_id from comments where comment_id = m.record_id) end as parent_id
    from (
      select * from user_mentions m where ${conditionOf(wanted)} order by m.date_inserted desc, m.record_type, m.record_id desc
      limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}
    ) m order by m.date_inserted desc, m.record_type, m.record_id desc`);
}

export async function countMentions(ctx: RequestContext, wanted: Wanted): Promise<number> {
  const where = conditionOf(wanted);
  const first = await ctx.db.row<{ total: number }>(sql`
    select count(*)::int as total from (
      select from user_mentions m where ${where} limit ${sql.integer(MOST_COUNTED + 1)}
    ) first`);
  if (!first || first.total <= MOST_COUNTED) return first?.total ?? 0;
  const all = await ctx.site.heavyReads.run(ctx, () =>
    ctx.db.row<{ total: number }>(sql`select count(*)::int as total from user_mentions m where ${where}`),
  );
  return all?.total ?? 0;
}
