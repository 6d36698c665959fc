import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Redirect } from '../redirects.contract.ts';
import { pathOf } from './redirect.address.ts';

export interface RedirectRow {
  redirect_id: number;
  path: string;
  destination: string;
  insert_user_id: number | null;
  date_inserted: string;
  date_updated: string | null;
}

const columns: Sql = sql.raw('redirect_id, path, destination, insert_user_id, date_inserted, date_updated');

export function listRedirectRows(
  db: Queryable,
  { query, page, limit }: { query?: string | undefined; page: number; limit: number },
): Promise<RedirectRow[]> {
  const isWanted =
    query === undefined
      ? sql.raw('true')
      : sql`(position(lower(${query}) in lower(path)) > 0 or position(lower(${query}) in lower(destination)) > 0)`;
  return db.rows<RedirectRow>(sql`
    select ${columns} from address_redirects where ${isWanted} order by path
    limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
}

export function findRedirect(db: Queryable, redirectID: number): Promise<RedirectRow | undefined> {
  return db.row<RedirectRow>(sql`select ${columns} from address_redirects where redirect_id = ${redirectID}`);
}

/** Asked where no page stands at an address. What came behind the old one goes along, unless the new one says its own. */
export async function findRedirectedPath(
  ctx: RequestContext,
  path: string,
  search: string,
): Promise<string | undefined> {
  const row = await ctx.db.row<{ destination: string }>(
    sql`select destination from address_redirects where path = ${pathOf(path)}`,
  );
  if (!row) return undefined;
  return row.destination.includes('?') || row.destination.includes('#')
    ? row.destination
    : row.destination + search;
}

export function presentRedirect(row: RedirectRow): Redirect {
  return {
    redirectID: row.redirect_id,
    path: row.path,
    destination: row.destination,
    insertUserID: row.insert_user_id,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
  };
}
