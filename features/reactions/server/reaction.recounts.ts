// Totals, compared with the reactions they come from.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';
import { inBatches, type OfRows } from '../../../platform/server/feature/recount.ts';

type Totalled = 'discussion' | 'comment';

function totals(recordType: Totalled): Recount {
  const wrong = (of: OfRows) => sql`
    select coalesce(t.record_id, r.record_id) as record_id, coalesce(t.urlcode, r.urlcode) as urlcode,
      coalesce(r.count, 0) as count
    from (
      select record_id, urlcode, count(*)::int as count from reactions
      where record_type = ${recordType} and ${of('record_id')} group by 1, 2
    ) r
    full join (
      select record_id, urlcode, count from reaction_totals where record_type = ${recordType} and ${of('record_id')}
    ) t using (record_id, urlcode)
    where coalesce(t.count, 0) <> coalesce(r.count, 0)`;
  return {
    name: `reaction totals of ${recordType}s`,
    title: ({ t }) =>
      recordType === 'discussion' ? t('Reactions to discussions') : t('Reactions to comments'),
    run: (db, isDryRun) =>
      inBatches(db, isDryRun, { wrong, id: 'record_id' }, async (tx, ids) => {
        const some = wrong((column) => sql`${sql.raw(column)} = any(${ids})`);
        // Whoever reacts meanwhile waits for the total, so there is one to wait for.
        await tx.execute(sql`
          insert into reaction_totals (record_type, record_id, urlcode, count)
          select ${recordType}, record_id, urlcode, 0 from (${some}) wrong order by record_id, urlcode
          on conflict do nothing`);
        await tx.execute(sql`
          select from reaction_totals where record_type = ${recordType} and record_id = any(${ids})
          order by record_id, urlcode for no key update`);
        return tx.execute(sql`
          update reaction_totals t set count = wrong.count from (${some}) wrong
          where t.record_type = ${recordType} and t.record_id = wrong.record_id and t.urlcode = wrong.urlcode`);
      }),
  };
}

export const reactionRecounts: Recount[] = [totals('discussion'), totals('comment')];
