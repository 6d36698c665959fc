// Deleted ranks: out of effect at once, brought back from the log with their members for a time, and then gone for good.
import {
  type Addon,
  notFound,
  type RequestContext,
  recordAct,
  sql,
  type UndoableAct,
  undoDays,
  type WriteContext,
} from '@parley/addon-api';
import { rankAdded, rankDeleted } from '../ranks.events.ts';
import { lockRanks, requireFewer, requireFreeLevel, STALE } from './rank.actions.ts';
import { rankActs } from './rank.acts.ts';
import { requireRank } from './rank.rows.ts';

const by = (w: WriteContext, rankID: number) => ({ rankID, userID: w.viewer.userID });

/** Where nothing can be undone, for good. */
export async function deleteRankForATime(ctx: RequestContext, rankID: number): Promise<void> {
  const days = ctx.setting(undoDays);
  await ctx.write(async (w) => {
    await lockRanks(w);
    await requireRank(w, rankID);
    await recordAct(w, rankActs.deleted, { recordID: rankID, ...(days > 0 && { undo: {} }) });
    if (days === 0) await w.db.execute(sql`delete from ranks where rank_id = ${rankID}`);
    else
      await w.db.execute(sql`
        update ranks set date_deleted = now(), date_purge = now() + ${days} * interval '1 day'
        where rank_id = ${rankID}`);
    await w.announce(rankDeleted, by(w, rankID), STALE);
  });
}

/** What is not to come back goes by a job. */
export const rankPurges: NonNullable<Addon['unfinishedWork']> = [
  {
    name: 'deletion of ranks',
    records: sql`select rank_id as id, date_purge as begun from ranks where date_purge <= now()`,
    goOn: async (w, rankID) => {
      await w.db.execute(sql`delete from ranks where rank_id = ${rankID} and date_purge <= now()`);
    },
  },
];

/** Who was given it by hand has it again, and who was told of it is not told twice. */
export const undoableRankDeletion: UndoableAct = {
  act: rankActs.deleted,
  undo: async (ctx, { recordID: rankID }) => {
    ctx.require('site.manage');
    return async (w) => {
      await lockRanks(w);
      const rank = await w.db.row<{ level: number; is_deleted: boolean }>(sql`
        select level, date_deleted is not null as is_deleted from ranks where rank_id = ${rankID}`);
      if (!rank) throw notFound('Rank');
      if (!rank.is_deleted) return;
      await requireFreeLevel(w, rank.level);
      await requireFewer(w);
      await w.db.execute(
        sql`update ranks set date_deleted = null, date_purge = null where rank_id = ${rankID}`,
      );
      await w.announce(rankAdded, by(w, rankID), STALE);
    };
  },
};
