import { notFound } from '../../../../platform/contract/errors.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { unknownUserFragment, userFragments } from '../../../users/server/user.fragments.ts';
import type { SpamWave, WaveFilters } from '../../spam-waves.contract.ts';

interface Row {
  wave_id: number;
  filters: WaveFilters;
  reason: string;
  status: SpamWave['status'];
  count_accounts: number;
  count_posts: number;
  count_left: number;
  insert_user_id: number;
  date_inserted: string;
  date_finished: string | null;
  date_restored: string | null;
}

export async function findWaves(
  ctx: RequestContext,
  which: Sql,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<SpamWave[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select wave_id, filters, reason, status, count_accounts, count_posts, insert_user_id, date_inserted, date_finished,
      date_restored,
      (select count(*) from spam_wave_accounts a where a.wave_id = w.wave_id and not a.is_done)::int
        + (select count(*) from spam_wave_posts p where p.wave_id = w.wave_id and not p.is_done)::int as count_left
    from spam_waves w where ${which} order by wave_id desc limit ${sql.integer(limit)} offset ${sql.integer(offset)}`);
  const people = await userFragments(
    ctx,
    rows.map((row) => row.insert_user_id),
  );
  return rows.map((row) => ({
    waveID: row.wave_id,
    filters: row.filters,
    reason: row.reason,
    status: row.status,
    countAccounts: row.count_accounts,
    countPosts: row.count_posts,
    countLeft: row.count_left,
    insertUser: people.get(row.insert_user_id) ?? unknownUserFragment,
    dateInserted: row.date_inserted,
    dateFinished: row.date_finished,
    dateRestored: row.date_restored,
  }));
}

export async function requireWave(ctx: RequestContext, waveID: number): Promise<SpamWave> {
  const [wave] = await findWaves(ctx, sql`wave_id = ${waveID}`, { limit: 1 });
  if (!wave) throw notFound('Wave');
  return wave;
}
