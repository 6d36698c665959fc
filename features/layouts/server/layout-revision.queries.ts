import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { LayoutDefinition } from '../../../platform/server/layouts/view.ts';

export interface RevisionRow {
  layout_revision_id: number;
  layout_id: number;
  name: string;
  layout: LayoutDefinition[];
  title_bar: LayoutDefinition | null;
  status: 'draft' | 'active' | 'past-revision';
  date_inserted: string;
  insert_user_id: number | null;
  date_updated: string | null;
  update_user_id: number | null;
}

export function findDraft(db: Pick<Queryable, 'row'>, layoutID: number): Promise<RevisionRow | undefined> {
  return db.row<RevisionRow>(
    sql`select * from layout_revisions where layout_id = ${layoutID} and status = 'draft'`,
  );
}

export function findRevision(
  db: Pick<Queryable, 'row'>,
  layoutID: number,
  revisionID: number,
): Promise<RevisionRow | undefined> {
  return db.row<RevisionRow>(
    sql`select * from layout_revisions where layout_id = ${layoutID} and layout_revision_id = ${revisionID}`,
  );
}

/** Without their documents: the draft, then the newest first. */
export function listRevisionRows(
  db: Pick<Queryable, 'rows'>,
  layoutID: number,
  { page, limit }: { page: number; limit: number },
): Promise<Omit<RevisionRow, 'layout' | 'title_bar'>[]> {
  return db.rows(sql`
    select layout_revision_id, layout_id, name, status, date_inserted, insert_user_id, date_updated, update_user_id
    from layout_revisions where layout_id = ${layoutID}
    order by status = 'draft' desc, layout_revision_id desc
    limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
}

export async function countRevisions(db: Pick<Queryable, 'row'>, layoutID: number): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from layout_revisions where layout_id = ${layoutID}`,
  );
  return row?.count ?? 0;
}

/** The one that pages show, and the newest of those they showed before. */
export async function newestRevisions(
  db: Pick<Queryable, 'row'>,
  layoutID: number,
): Promise<{ active: number | null; past: number | null }> {
  const row = await db.row<{ active: number | null; past: number | null }>(sql`
    select max(layout_revision_id) filter (where status = 'active') as active,
      max(layout_revision_id) filter (where status = 'past-revision') as past
    from layout_revisions where layout_id = ${layoutID}`);
  return row ?? { active: null, past: null };
}
