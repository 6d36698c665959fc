// Which records use which files. Counters move with the rows; nobody gets at a file by naming it.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import type { Viewer } from '../../../platform/server/sessions/viewer.ts';
import { seesFile } from './media.policy.ts';
import { findMedia, keysIn, type MediaUse } from './media.rows.ts';

/** A body shows these files now, and no others. */
export async function attachBodyMedia(w: WriteContext, record: MediaUse, html: string): Promise<void> {
  const keys = keysIn(html);
  const ids = keys.length > 0 ? await visibleToWriter(w, record, keys) : [];
  await lockInOrder(w, record, ids);
  await changeUses(w, record, ids);
}

/** Two posts that show the same files must not wait for each other in turn. */
async function lockInOrder(
  w: WriteContext,
  { recordType, recordID }: MediaUse,
  ids: number[],
): Promise<void> {
  await w.db.execute(sql`
    select 1 from media where media_id = any(${ids}) or media_id in (
      select media_id from media_uses where record_type = ${recordType} and record_id = ${recordID})
    order by media_id for no key update`);
}

/** Whoever may not see a file does not open it to others by writing its address into a post. */
async function visibleToWriter(
  w: WriteContext,
  record: MediaUse,
  keys: readonly string[],
): Promise<number[]> {
  const rows = await findMedia(w.db, sql`m.key = any(${keys})`);
  const ids: number[] = [];
  for (const row of rows) {
    const isThere = row.uses.some(
      (use) => use.recordType === record.recordType && use.recordID === record.recordID,
    );
    if (isThere || (await seesFile(w.site, w.db, w.viewer, row))) ids.push(row.media_id);
  }
  return ids;
}

async function changeUses(w: WriteContext, { recordType, recordID }: MediaUse, ids: number[]): Promise<void> {
  await w.db.execute(sql`
    with gone as (
      delete from media_uses
      where record_type = ${recordType} and record_id = ${recordID} and is_in_body and media_id <> all(${ids}::int[])
      returning media_id
    ), fresh as (
      insert into media_uses (media_id, record_type, record_id, is_in_body)
      select media_id, ${recordType}, ${recordID}, true from unnest(${ids}::int[]) as shown (media_id)
      on conflict do nothing returning media_id
    )
    ${counted(w.viewer)}`);
}

/** The records a file was attached to on its own account give way to this one; what bodies show stays. */
export async function attachMedia(w: WriteContext, mediaID: number, to: MediaUse | undefined): Promise<void> {
  await w.db.execute(sql`select 1 from media where media_id = ${mediaID} for update`);
  await w.db.execute(sql`
    with gone as (
      delete from media_uses where media_id = ${mediaID} and not is_in_body
        and (record_type, record_id) is distinct from (${to?.recordType ?? null}::text, ${to?.recordID ?? null}::int)
      returning media_id
    ), fresh as (
      insert into media_uses (media_id, record_type, record_id, is_in_body, date_inserted)
      select ${mediaID}, ${to?.recordType ?? null}, ${to?.recordID ?? null}::int, false, '-infinity' where ${to !== undefined}
      on conflict (media_id, record_type, record_id) do nothing returning media_id
    )
    ${counted(w.viewer)}`);
}

/**
 * Ends a statement that has `fresh` and `gone`: uses that came and went. Only by the hands of its owner, or of who
 * manages the community, does a file become as private as the record: others could hide a logo so.
 */
export function counted(viewer: Viewer): Sql {
  return sql`
    update media m set
      count_uses = m.count_uses + c.change,
      was_used = m.was_used or (c.has_fresh and (m.insert_user_id = ${viewer.userID} or ${viewer.can('community.manage')})),
      date_unused = case when m.count_uses + c.change = 0 then coalesce(m.date_unused, now()) end
    from (
      select media_id, sum(change)::int as change, bool_or(change > 0) as has_fresh
      from (select media_id, 1 as change from fresh union all select media_id, -1 from gone) moved
      group by media_id
    ) c where m.media_id = c.media_id`;
}

interface PostWithFiles {
  recordType: 'discussion' | 'comment';
  recordID: number;
}

/** A post becomes another one, with its files. */
export async function moveMediaUses(db: Queryable, from: PostWithFiles, to: PostWithFiles): Promise<void> {
  await db.execute(sql`
    update media_uses set record_type = ${to.recordType}, record_id = ${to.recordID}
    where record_type = ${from.recordType} and record_id = ${from.recordID}`);
}
