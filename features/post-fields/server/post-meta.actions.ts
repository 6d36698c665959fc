// Stores what was written into the fields of a post.
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import type { PostMetaChange } from './post-meta.check.ts';

/** Answers whether anything changed. The caller announces: what is written here is part of the post. */
export async function writePostMeta(
  w: Pick<WriteContext, 'db'>,
  discussionID: number,
  { set, clear }: PostMetaChange,
): Promise<boolean> {
  const cleared =
    clear.length === 0
      ? 0
      : await w.db.execute(sql`
          delete from post_meta where discussion_id = ${discussionID} and post_field_id = any(${clear})`);
  if (Object.keys(set).length === 0) return cleared > 0;
  const written = await w.db.execute(sql`
    insert into post_meta (discussion_id, post_field_id, value)
    select ${discussionID}, post_field_id, given.value
    from jsonb_each(${JSON.stringify(set)}::jsonb) as given (post_field_id, value)
    join post_fields using (post_field_id)
    on conflict (discussion_id, post_field_id) do update set value = excluded.value
    where post_meta.value <> excluded.value`);
  return cleared + written > 0;
}

interface LeftOver {
  post_field_id: string;
  label: string;
  visibility: string;
  value: unknown;
}

/**
 * After a change of type: values of fields that the new type does not have are put, as lines, into the catch-all
 * field of the same visibility, so that nothing is lost and nothing is seen by more people than before.
 * `dropped` are those that the caller has already put elsewhere.
 */
export async function carryPostMetaOver(
  w: WriteContext,
  discussionID: number,
  fieldsOfType: readonly string[],
  dropped: readonly string[],
): Promise<void> {
  const leftOver = await w.db.rows<LeftOver>(sql`
    with gone as (
      delete from post_meta where discussion_id = ${discussionID} and post_field_id <> all(${[...fieldsOfType]})
        and post_field_id not in (select post_field_id from post_fields where is_system_hidden)
      returning post_field_id, value
    )
    select post_field_id, label, visibility, value from gone join post_fields using (post_field_id)
    where post_field_id <> all(${[...dropped]})
    order by lower(label), post_field_id`);
  for (const [visibility, rows] of Map.groupBy(leftOver, (row) => row.visibility)) {
    const lines = rows.map((row) => `${row.label}: ${[row.value].flat().join(', ')}`).join('\n');
    await w.db.execute(sql`
      insert into post_meta (discussion_id, post_field_id, value)
      values (${discussionID}, ${`${visibility}-data`}, to_jsonb(${lines}::text))
      on conflict (discussion_id, post_field_id)
      do update set value = to_jsonb((post_meta.value #>> '{}') || chr(10) || ${lines}::text)`);
  }
}
