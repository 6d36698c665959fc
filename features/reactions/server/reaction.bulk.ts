// Reactions of many people, without events (0013): for imports and the demo.
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { type RowOf, recordset } from '../../../platform/server/db/insert-rows.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';

const REACTION = {
  record_type: 'text',
  record_id: 'int',
  user_id: 'int',
  urlcode: 'text',
  date_inserted: 'timestamptz',
} as const;

/** Totals and scores are set right by the recounts. */
export async function insertReactions(
  tx: Transaction,
  rows: readonly RowOf<typeof REACTION>[],
): Promise<void> {
  await tx.execute(sql`
    insert into reactions (record_type, record_id, user_id, urlcode, date_inserted, points)
    select record_type, record_id, user_id, urlcode, given.date_inserted, t.points
    from ${recordset(REACTION, rows)} join reaction_types t using (urlcode)`);
}

const NUMBER = { record_type: 'text', record_id: 'int', urlcode: 'text', imported: 'int' } as const;

export type ReactionNumber = RowOf<typeof NUMBER>;

/** How often people reacted on another site: numbers without names. */
export async function setReactionNumbers(tx: Transaction, rows: readonly ReactionNumber[]): Promise<void> {
  const given = rows.filter((row) => row.imported > 0);
  if (given.length === 0) return;
  const numbers = sql`select record_type, record_id, urlcode, imported from ${recordset(NUMBER, given)}`;
  await setReactionNumbersFrom(tx, numbers);
}

/** `numbers` selects what is a ReactionNumber, its columns in that order. Answers how many differ from before. */
export function setReactionNumbersFrom(tx: Transaction, numbers: Sql): Promise<number> {
  return tx.execute(sql`
    insert into reaction_totals (record_type, record_id, urlcode, imported) ${numbers} order by 1, 2, 3
    on conflict (record_type, record_id, urlcode) do update set imported = excluded.imported
    where reaction_totals.imported <> excluded.imported`);
}

/** Points that authors have from the reactions to these posts. */
export function pointsEarnedBy(
  db: Queryable,
  posts: { discussions: readonly number[]; comments: readonly number[] },
): Promise<{ user_id: number; points: number }[]> {
  return db.rows(sql`
    select coalesce(d.insert_user_id, c.insert_user_id) as user_id, sum(r.points)::int as points
    from reactions r
    left join discussions d on r.record_type = 'discussion' and d.discussion_id = r.record_id
    left join comments c on r.record_type = 'comment' and c.comment_id = r.record_id
    where d.discussion_id = any(${[...posts.discussions]}) or c.comment_id = any(${[...posts.comments]})
    group by 1`);
}
