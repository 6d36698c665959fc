// What reactions to a post weigh together stands in its row: lists are sorted by it.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { transactionHook } from '../../../platform/server/events/events.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';
import { recountOf } from '../../../platform/server/feature/recount.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { reactionAdded, reactionRemoved } from '../../reactions/reactions.events.ts';
import type { ScoreChange } from '../../reactions/server/named-reactions.ts';
import { lockPosts } from './bulk/bulk-posts.ts';

export const postScoreHooks = [
  transactionHook(reactionAdded, changeScore),
  transactionHook(reactionRemoved, changeScore, changeAllScores),
];

interface Weighed {
  recordType: 'discussion' | 'comment';
  recordID: number;
  scoreChange: number;
}

async function changeAllScores(w: WriteContext, all: readonly Weighed[]): Promise<void> {
  const weighty = all.filter(({ scoreChange }) => scoreChange !== 0);
  await changeScores(
    w.db,
    weighty.map(({ scoreChange: score, ...post }) => ({ ...post, score, imported: 0 })),
  );
}

async function changeScore(w: WriteContext, { recordType, recordID, scoreChange }: Weighed): Promise<void> {
  if (scoreChange === 0) return;
  await w.db.execute(
    recordType === 'discussion'
      ? sql`update discussions set score = score + ${scoreChange} where discussion_id = ${recordID}`
      : sql`update comments set score = score + ${scoreChange} where comment_id = ${recordID}`,
  );
}

/** Of posts whose reactions came along from another site: for imports, without events (0013). */
export async function changeScores(tx: Transaction, changes: readonly ScoreChange[]): Promise<void> {
  for (const [recordType, some] of Map.groupBy(changes, (change) => change.recordType)) {
    const ids = some.map((change) => change.recordID);
    await lockPosts(tx, recordType, ids);
    const change = sql`(
      select record_id, sum(score)::int as score, sum(imported)::int as imported
      from unnest(${ids}::int[], ${some.map(({ score }) => score)}::int[], ${some.map(({ imported }) => imported)}::int[])
        as given (record_id, score, imported) group by 1) change`;
    const set = sql`set score = p.score + change.score, imported_score = p.imported_score - change.imported`;
    await tx.execute(
      recordType === 'discussion'
        ? sql`update discussions p ${set} from ${change} where p.discussion_id = change.record_id`
        : sql`update comments p ${set} from ${change} where p.comment_id = change.record_id`,
    );
  }
}

/** What came along from another site, and what the reactions given here are worth. */
function scoreRecount(table: 'discussions' | 'comments', recordType: 'discussion' | 'comment'): Recount {
  const id = sql.raw(`p.${recordType}_id`);
  return recountOf({
    name: `scores of ${table}`,
    title: ({ t }) => (table === 'discussions' ? t('Scores of discussions') : t('Scores of comments')),
    table,
    idColumn: `${recordType}_id`,
    wrong: (of) => sql`
      select ${id}, p.imported_score + coalesce(given.score, 0) as score
      from ${sql.raw(table)} p
      left join (
        select record_id, sum(t.score_change)::int as score
        from reactions join reaction_types t using (urlcode)
        where record_type = ${recordType} and ${of('record_id')} group by 1
      ) given on given.record_id = ${id}
      where p.score <> p.imported_score + coalesce(given.score, 0) and ${of(`p.${recordType}_id`)}`,
    set: sql`score = wrong.score`,
  });
}

export const scoreRecounts = [scoreRecount('discussions', 'discussion'), scoreRecount('comments', 'comment')];
