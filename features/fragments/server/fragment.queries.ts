import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { FragmentDetails } from '../fragments.contract.ts';
import type { FragmentType } from '../injectables.contract.ts';

/** Others are not asked for: PostgreSQL would not even compare them. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface FragmentRow {
  fragment_uuid: string;
  fragment_type: FragmentType;
  fragment_revision_uuid: string;
  place: number;
  name: string;
  status: 'draft' | 'active' | 'past-revision';
  is_latest: boolean;
  commit_message: string | null;
  commit_description: string | null;
  date_revision_inserted: string;
  revision_insert_user_id: number | null;
  views: { layoutID: number; name: string; layoutViewType: string }[];
}

export interface FragmentCodeRow extends FragmentRow {
  js: string;
  js_raw: string;
  css: string;
  preview_data: FragmentDetails['previewData'];
  media_ids: number[];
  custom_schema: Record<string, unknown> | null;
}

const COLUMNS = sql.raw(`
  f.fragment_uuid, f.fragment_type, r.fragment_revision_uuid, r.place, r.name, r.status, r.commit_message,
  r.commit_description, r.date_revision_inserted, r.revision_insert_user_id,
  not exists (select from fragment_revisions n where n.fragment_uuid = f.fragment_uuid and n.place > r.place)
    as is_latest,
  (select coalesce(jsonb_agg(jsonb_build_object('layoutID', l.layout_id, 'name', l.name,
      'layoutViewType', l.layout_view_type) order by l.layout_id), '[]')
    from layouts l
    where position(f.fragment_uuid::text in l.layout::text || coalesce(l.title_bar::text, '')) > 0) as views`);

const CODE = sql.raw('r.js, r.js_raw, r.css, r.preview_data, r.media_ids, r.custom_schema');

export interface FragmentFilter {
  status: 'draft' | 'active' | 'past-revision' | 'latest';
  fragmentType?: FragmentType | undefined;
  sort: 'dateRevisionInserted' | '-dateRevisionInserted';
  appliedStatus: 'all' | 'applied' | 'not-applied';
}

const APPLIED: Readonly<Record<FragmentFilter['appliedStatus'], Sql | undefined>> = {
  all: undefined,
  applied: sql`jsonb_array_length(found.views) > 0`,
  'not-applied': sql`jsonb_array_length(found.views) = 0`,
};

export function listFragmentRows(
  db: Pick<Queryable, 'rows'>,
  { status, fragmentType, sort, appliedStatus }: FragmentFilter,
): Promise<FragmentRow[]> {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  return db.rows<FragmentRow>(sql`
    select * from (
      select ${COLUMNS} from fragments f join fragment_revisions r using (fragment_uuid)
      where ${sql.and([fragmentType && sql`f.fragment_type = ${fragmentType}`])}
    ) found
    where ${sql.and([
      status === 'latest' ? sql`found.is_latest` : sql`found.status = ${status}`,
      APPLIED[appliedStatus],
    ])}
    order by found.date_revision_inserted ${direction}, found.place ${direction}
    limit 500`);
}

export function listRevisionRows(
  db: Pick<Queryable, 'rows'>,
  fragmentUUID: string,
  { page, limit }: { page: number; limit: number },
): Promise<FragmentRow[]> {
  return db.rows<FragmentRow>(sql`
    select ${COLUMNS} from fragments f join fragment_revisions r using (fragment_uuid)
    where f.fragment_uuid = ${fragmentUUID} order by r.place desc
    limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
}

export async function countRevisions(db: Pick<Queryable, 'row'>, fragmentUUID: string): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from fragment_revisions where fragment_uuid = ${fragmentUUID}`,
  );
  return row?.count ?? 0;
}

export async function hasAcceptedDisclosure(db: Pick<Queryable, 'row'>, userID: number): Promise<boolean> {
  return (await db.row(sql`select 1 from fragment_disclosures where user_id = ${userID}`)) !== undefined;
}

export type WantedRevision = 'active' | 'latest' | { fragmentRevisionUUID: string };

export function findFragmentRow(
  db: Pick<Queryable, 'row'>,
  fragmentUUID: string,
  wanted: WantedRevision,
): Promise<FragmentCodeRow | undefined> {
  const which =
    typeof wanted === 'object'
      ? sql`r.fragment_revision_uuid = ${wanted.fragmentRevisionUUID}`
      : wanted === 'active'
        ? sql`r.status = 'active'`
        : sql.raw('true');
  return db.row<FragmentCodeRow>(sql`
    select ${COLUMNS}, ${CODE} from fragments f join fragment_revisions r using (fragment_uuid)
    where f.fragment_uuid = ${fragmentUUID} and ${which} order by r.place desc limit 1`);
}
