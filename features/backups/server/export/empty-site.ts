import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';

export const NOT_EMPTY =
  'There are members or discussions here already. A whole site comes only into an empty one.';

/** Nobody but whoever set it up, and nothing written. */
export async function isEmptySite(db: Queryable): Promise<boolean> {
  const row = await db.row(sql`
    select where (select count(*) from (select from users where user_id > 1 limit 2) two) < 2
      and not exists (select from discussions)`);
  return row !== undefined;
}
