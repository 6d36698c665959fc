// Tags, and what is tagged with them, written by the hundred and without events (0013): for imports and the demo.
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { insertRows, type RowOf, recordset } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { tagKey } from './tag.queries.ts';

const TAG = {
  tag_id: 'int',
  name: 'text',
  name_key: 'text',
  urlcode: 'text',
  insert_user_id: 'int',
  date_inserted: 'timestamptz',
} as const;

export async function insertTags(
  tx: Transaction,
  tags: readonly Omit<RowOf<typeof TAG>, 'name_key'>[],
): Promise<void> {
  const rows = tags.map((tag) => ({ ...tag, name_key: tagKey(tag.name) }));
  await insertRows(tx, 'tags', TAG, rows);
}

const TAGGED = {
  discussion_id: 'int',
  tag_id: 'int',
  sort: 'smallint',
  date_inserted: 'timestamptz',
} as const;

export async function insertDiscussionTags(
  tx: Transaction,
  rows: readonly RowOf<typeof TAGGED>[],
): Promise<void> {
  await insertRows(tx, 'discussion_tags', TAGGED, rows, sql`on conflict do nothing`);
}

const DESCRIPTION = { tag_id: 'int', html: 'text', is_short: 'boolean' } as const;

export type TagDescription = RowOf<typeof DESCRIPTION>;

/** A short description stands before what is said already, a long one behind it. */
export async function describeTags(tx: Transaction, texts: readonly TagDescription[]): Promise<void> {
  await tx.execute(sql`
    update tags t set description_html = concat(short.html, t.description_html, long.html)
    from (select distinct tag_id from ${recordset(DESCRIPTION, texts)}) as described
    left join (select tag_id, min(html) as html from ${recordset(DESCRIPTION, texts)} where is_short group by 1) short
      using (tag_id)
    left join (select tag_id, min(html) as html from ${recordset(DESCRIPTION, texts)} where not is_short group by 1) long
      using (tag_id)
    where t.tag_id = described.tag_id`);
}

/** A tag that others have come to use stays, as nobody's in particular. */
export async function deleteUnusedTags(db: Queryable, tagIDs: readonly number[]): Promise<void> {
  const ids = [...tagIDs];
  await db.execute(sql`
    delete from tags t where tag_id = any(${ids})
      and not exists (select from discussion_tags dt where dt.tag_id = t.tag_id)`);
  await db.execute(sql`update tags set insert_user_id = 1 where tag_id = any(${ids})`);
}
