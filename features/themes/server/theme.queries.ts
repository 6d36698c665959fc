// SQL, and nothing but SQL.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { StoredAssets } from '../theme-assets.ts';

export interface ThemeRow {
  theme_id: number;
  name: string;
  parent_theme: string;
  parent_version: string;
  /** The one that is live. */
  live_revision_id: number;
  /** The one that was asked for. */
  revision_id: number;
  revision_name: string | null;
  assets: StoredAssets;
  insert_user_id: number | null;
  date_inserted: string;
}

const COLUMNS =
  sql.raw(`t.theme_id, t.name, t.parent_theme, t.parent_version, t.revision_id as live_revision_id,
  r.revision_id, r.name as revision_name, r.insert_user_id, r.date_inserted`);

export function findThemes(db: Queryable): Promise<ThemeRow[]> {
  return db.rows<ThemeRow>(sql`
    select ${COLUMNS}, r.assets from themes t join theme_revisions r using (theme_id, revision_id)
    where t.date_deleted is null
    order by lower(t.name), t.theme_id limit 500`);
}

/** In its live state, or in an earlier one of its own. */
export function findTheme(
  db: Queryable,
  themeID: number,
  revisionID?: number,
): Promise<ThemeRow | undefined> {
  const isRequested: Sql =
    revisionID === undefined ? sql`r.revision_id = t.revision_id` : sql`r.revision_id = ${revisionID}`;
  return db.row<ThemeRow>(sql`
    select ${COLUMNS}, r.assets from themes t join theme_revisions r using (theme_id)
    where t.theme_id = ${themeID} and t.date_deleted is null and ${isRequested}`);
}

/** Two who edit at once do so one after the other. */
export async function lockTheme(db: Queryable, themeID: number): Promise<ThemeRow | undefined> {
  const locked = await db.row(sql`
    select 1 from themes where theme_id = ${themeID} and date_deleted is null for update`);
  return locked && findTheme(db, themeID);
}

export interface DeletedThemeRow {
  theme_id: number;
  name: string;
  date_deleted: string;
}

export function findDeletedThemes(db: Queryable): Promise<DeletedThemeRow[]> {
  return db.rows(sql`
    select theme_id, name, date_deleted from themes where date_deleted is not null
    order by date_deleted desc, theme_id limit 100`);
}

export async function findRevisions(
  db: Queryable,
  themeID: number,
  page: { limit: number; offset: number },
): Promise<{ rows: Omit<ThemeRow, 'assets'>[]; total: number }> {
  const rows = await db.rows<Omit<ThemeRow, 'assets'> & { total: number }>(sql`
    select ${COLUMNS}, count(*) over ()::int as total from themes t join theme_revisions r using (theme_id)
    where t.theme_id = ${themeID}
    order by r.revision_id desc limit ${page.limit} offset ${page.offset}`);
  if (rows.length > 0 || page.offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  const count = await db.row<{ total: number }>(
    sql`select count(*)::int as total from theme_revisions where theme_id = ${themeID}`,
  );
  return { rows, total: count?.total ?? 0 };
}

export interface ThemeChoiceRow {
  theme_key: string | null;
  theme_id: number | null;
  revision_id: number | null;
}

export function findCurrentChoice(db: Queryable): Promise<ThemeChoiceRow | undefined> {
  return db.row<ThemeChoiceRow>(sql`select theme_key, theme_id, null::int as revision_id from current_theme`);
}

export function findPreviewChoices(db: Queryable): Promise<(ThemeChoiceRow & { session_id: number })[]> {
  return db.rows(sql`select session_id, theme_key, theme_id, revision_id from theme_previews`);
}
