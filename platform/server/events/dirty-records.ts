// What changed since somebody who indexes the site last confirmed that they took it over. It follows from the events,
// which are stored for a month: whoever comes by more seldom reads everything again.
import { type Sql, sql } from '../db/sql.ts';
import type { RequestContext, WriteContext } from '../http/context.ts';

/**
 * The ids of changed records, as a statement: `discussion_id in (${dirtyIDs(ctx, 'discussion')})`. For those who index
 * the site: it reads through all that happened.
 */
export function dirtyIDs(ctx: Pick<RequestContext, 'require'>, recordType: string): Sql {
  ctx.require('site.manage');
  return sql`
    select changed.id::int
    from events cross join lateral (
      select case when payload ->> 'recordType' = ${recordType} then payload ->> 'recordID'
        else payload ->> ${`${recordType}ID`} end as id
      union all select jsonb_array_elements_text(payload -> ${`${recordType}IDs`})
    ) changed
    where event_id > coalesce((select event_id from indexed_records where record_type = ${recordType}), 0)
      and not is_personal`;
}

/** From now on only what changes later is dirty. */
export async function markIndexed(w: WriteContext, recordType: string): Promise<void> {
  await w.db.execute(sql`
    insert into indexed_records (record_type, event_id)
    values (${recordType}, coalesce((select max(event_id) from events), 0))
    on conflict (record_type) do update set event_id = excluded.event_id, date_updated = now()`);
}
