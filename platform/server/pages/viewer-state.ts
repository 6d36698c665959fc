// What is mine alone on a page: bookmarks, reactions, unread marks. All slices together are one statement.
import type { PageRecords } from '../../contract/page.ts';
import type { Queryable } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

export interface ViewerStateSlice {
  name: string;
  /** A scalar subselect that yields json (or null), e.g. `(select jsonb_agg(...) from bookmarks where ...)`. */
  select: (userID: number, records: PageRecords) => Sql;
}

export type ViewerState = Record<string, unknown>;

export async function readViewerState(
  db: Queryable,
  slices: readonly ViewerStateSlice[],
  userID: number,
  records: PageRecords,
): Promise<ViewerState> {
  if (userID === 0 || slices.length === 0) return {};
  const columns = slices.map(
    (slice) => sql`${slice.select(userID, records)} as ${sql.raw(`"${slice.name}"`)}`,
  );
  return (await db.row<ViewerState>(sql`select ${sql.join(columns)}`)) ?? {};
}
