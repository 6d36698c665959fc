// The number of a discussion that is not there yet: whoever schedules one can say where it will be.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';

export async function reserveDiscussionID(db: Queryable): Promise<number> {
  const row = await db.row<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('discussions', 'discussion_id'))::int as id`,
  );
  if (!row) throw new Error('No number of a discussion was reserved.');
  return row.id;
}
