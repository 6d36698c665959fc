// What is done to ranks, and with them, for the audit log.
import { type ActedOnRecord, type RequestContext, type StaffActs, sql } from '@parley/addon-api';
import { defineStaffActs } from '@parley/addon-api/contract';
import { RANKS_PATH } from '../ranks.address.ts';

export const rankActs = defineStaffActs('rank', {
  added: 'Added a rank',
  changed: 'Changed a rank',
  deleted: 'Deleted a rank',
  given: 'Gave a rank to a member',
  taken: 'Took a rank back from a member',
});

/** Deleted ones as well, for as long as they can be brought back. */
async function recordsOf(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ActedOnRecord>> {
  if (!ctx.can('site.manage')) return new Map();
  const rows = await ctx.db.rows<{ rank_id: number; name: string }>(sql`
    select rank_id, name from ranks where rank_id = any(${[...ids]}::int[])`);
  return new Map(rows.map(({ rank_id: rankID, name }) => [rankID, { name, path: RANKS_PATH }]));
}

export const rankStaffActs: StaffActs = { acts: rankActs, recordsOf };
