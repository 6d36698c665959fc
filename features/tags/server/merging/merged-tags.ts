// Where the addresses and names of tags lead that were merged.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { TagRow } from '../tag.queries.ts';

/** The tag that one of this address became; as everywhere, what the viewer may not see is not there. */
export function tagMergedFrom(
  db: Queryable,
  urlcode: string,
  visible?: Sql,
): Promise<Pick<TagRow, 'tag_id' | 'urlcode'> | undefined> {
  return db.row(sql`
    select t.tag_id, t.urlcode from tag_merges m join tags t on t.tag_id = m.destination_tag_id
    where m.urlcode = ${urlcode.toLowerCase()} and ${sql.and([visible])}
    order by m.date_begun desc limit 1`);
}
