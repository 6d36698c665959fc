// Layouts and where they stand, as they lie in the database.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { LayoutDefinition } from '../../../platform/server/layouts/view.ts';
import type { LayoutRecordType } from '../layout-documents.contract.ts';

export interface LayoutRow {
  layout_id: number;
  name: string;
  layout_view_type: string;
  layout: LayoutDefinition[];
  title_bar: LayoutDefinition | null;
  is_published: boolean;
  has_draft: boolean;
  is_active: boolean;
  date_inserted: string;
  insert_user_id: number | null;
  date_updated: string | null;
  update_user_id: number | null;
}

export interface LayoutViewRow {
  layout_view_id: number;
  layout_id: number;
  layout_view_type: string;
  record_type: LayoutRecordType;
  record_id: number;
  date_inserted: string;
  insert_user_id: number | null;
}

const COLUMNS = sql.raw(`
  l.layout_id, l.name, l.layout_view_type, l.is_published, l.date_inserted, l.insert_user_id, l.date_updated,
  l.update_user_id,
  exists (select from layout_revisions r where r.layout_id = l.layout_id and r.status = 'draft') as has_draft,
  exists (select from layout_views v where v.layout_id = l.layout_id) as is_active`);

/** Without their documents. */
export function listLayoutRows(
  db: Pick<Queryable, 'rows'>,
  layoutViewType: string | undefined,
): Promise<LayoutRow[]> {
  const chosen: Sql =
    layoutViewType === undefined ? sql.empty : sql`where l.layout_view_type = ${layoutViewType}`;
  return db.rows<LayoutRow>(sql`
    select ${COLUMNS}, '[]'::jsonb as layout, null as title_bar from layouts l ${chosen}
    order by l.layout_view_type, l.name, l.layout_id`);
}

export function findLayoutRow(db: Pick<Queryable, 'row'>, layoutID: number): Promise<LayoutRow | undefined> {
  return db.row<LayoutRow>(
    sql`select ${COLUMNS}, l.layout, l.title_bar from layouts l where l.layout_id = ${layoutID}`,
  );
}

const VIEW_COLUMNS = sql.raw(
  'layout_view_id, layout_id, layout_view_type, record_type, record_id, date_inserted, insert_user_id',
);

/** undefined: of all layouts. */
export function listViewRows(
  db: Pick<Queryable, 'rows'>,
  layoutID: number | undefined,
): Promise<LayoutViewRow[]> {
  const chosen: Sql = layoutID === undefined ? sql.empty : sql`where layout_id = ${layoutID}`;
  return db.rows<LayoutViewRow>(
    sql`select ${VIEW_COLUMNS} from layout_views ${chosen} order by layout_view_id`,
  );
}

/** The kinds of page for which a layout of the community’s own stands everywhere. */
export async function replacedTemplates(db: Pick<Queryable, 'rows'>): Promise<Set<string>> {
  const rows = await db.rows<{ layout_view_type: string }>(
    sql`select layout_view_type from layout_views where record_type = 'global'`,
  );
  return new Set(rows.map((row) => row.layout_view_type));
}

/** The one that stands on the whole community in place of a template. */
export function findGlobalLayout(
  db: Pick<Queryable, 'row'>,
  layoutViewType: string,
): Promise<Pick<LayoutRow, 'layout_id' | 'layout'> | undefined> {
  return db.row(sql`
    select l.layout_id, l.layout from layouts l join layout_views v using (layout_id)
    where v.layout_view_type = ${layoutViewType} and v.record_type = 'global' and v.record_id = -1`);
}
