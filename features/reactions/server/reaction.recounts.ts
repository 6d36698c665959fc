// Totals and scores, compared with the reactions they come from.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';

const totals: Recount = {
  name: 'reaction totals',
  run: async (db, isDryRun) => {
    const wrong = sql`
      select coalesce(t.record_type, r.record_type) as record_type, coalesce(t.record_id, r.record_id) as record_id,
        coalesce(t.urlcode, r.urlcode) as urlcode, coalesce(r.count, 0) as count
      from (select record_type, record_id, urlcode, count(*)::int as count from reactions group by 1, 2, 3) r
      full join reaction_totals t using (record_type, record_id, urlcode)
      where coalesce(t.count, 0) <> coalesce(r.count, 0)`;
    if (isDryRun)
      return (await db.row<{ count: number }>(sql`select count(*) from (${wrong}) wrong`))?.count ?? 0;
    return db.execute(sql`
      insert into reaction_totals (record_type, record_id, urlcode, count) ${wrong}
      on conflict (record_type, record_id, urlcode) do update set count = excluded.count`);
  },
};

/** A score is what came along from another site, and what the reactions given here are worth. */
function scores(table: 'discussions' | 'comments', recordType: 'discussion' | 'comment'): Recount {
  const name = sql.raw(table);
  const id = sql.raw(`${recordType}_id`);
  const wrong = sql`
    select p.${id}, p.imported_score + coalesce(given.score, 0) as score
    from ${name} p
    left join (
      select record_id, sum(t.score_change)::int as score
      from reactions join reaction_types t using (urlcode) where record_type = ${recordType} group by 1
    ) given on given.record_id = p.${id}
    where p.score <> p.imported_score + coalesce(given.score, 0)`;
  return {
    name: `scores of ${table}`,
    run: async (db: Queryable, isDryRun) => {
      if (isDryRun)
        return (await db.row<{ count: number }>(sql`select count(*) from (${wrong}) wrong`))?.count ?? 0;
      return db.execute(sql`
        update ${name} p set score = wrong.score from (${wrong}) wrong where p.${id} = wrong.${id}`);
    },
  };
}

export const reactionRecounts: Recount[] = [
  totals,
  scores('discussions', 'discussion'),
  scores('comments', 'comment'),
];
