// Everything a page of discussions shows of them, in one statement.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';

export interface HydratedRow {
  discussion_id: number;
  type: string;
  post_type_id: string | null;
  name: string;
  category_id: number;
  insert_user_id: number;
  update_user_id: number | null;
  last_user_id: number;
  excerpt: string;
  image: { url: string; alt: string } | null;
  status_id: number;
  internal_status_id: number;
  is_closed: boolean;
  close_user_id: number | null;
  pin_location: 'category' | 'recent' | null;
  is_sunk: boolean;
  is_held: boolean;
  count_comments: number;
  count_views: number;
  score: number;
  hot: number;
  canonical_url: string | null;
  status_notes: string | null;
  status_user_id: number | null;
  date_status: string | null;
  last_comment_id: number | null;
  date_inserted: string;
  date_updated: string | null;
  date_last_comment: string;
  post_meta?: Record<string, unknown>;
  body_html?: string;
  body?: string;
  format?: string;
  last_insert_user_id?: number | null;
  last_date_inserted?: string | null;
  last_body_html?: string | null;
  /** The viewer's own: present when asked for. */
  is_bookmarked?: boolean;
  is_dismissed?: boolean;
  count_comments_read?: number | null;
}

export interface HydrateColumns {
  /** What the viewer may see of the fields, as a column. */
  postMeta: Sql | undefined;
  withBody: boolean;
  withRaw: boolean;
  withLastPost: boolean;
  withLastPostBody: boolean;
  /** 0: shared content only. */
  viewerID: number;
}

const base = sql.raw(`
  d.discussion_id, d.type, d.post_type_id, d.name, d.category_id, d.insert_user_id, d.update_user_id, d.last_user_id, d.excerpt,
  d.image, d.status_id, d.internal_status_id, d.date_closed is not null as is_closed, d.close_user_id,
  d.pin_location, d.date_sunk is not null as is_sunk, d.date_held is not null as is_held, d.count_comments,
  d.count_views, d.score, d.hot, d.canonical_url, d.status_notes, d.status_user_id, d.date_status, d.last_comment_id, d.date_inserted, d.date_updated,
  d.date_last_comment`);

/** In the order of the ids; what is gone meanwhile is left out. */
export async function hydrateRows(
  db: Queryable,
  ids: readonly number[],
  columns: HydrateColumns,
): Promise<HydratedRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.rows<HydratedRow>(sql`
    select ${sql.join([base, ...optionalColumns(columns)])}
    from discussions d ${sql.join(joins(columns), ' ')}
    where d.discussion_id = any(${ids})`);
  const byID = new Map(rows.map((row) => [row.discussion_id, row]));
  return ids.flatMap((id) => byID.get(id) ?? []);
}

function optionalColumns(columns: HydrateColumns): Sql[] {
  return [
    ...(columns.postMeta ? [columns.postMeta] : []),
    ...(columns.withBody ? [sql.raw('d.body_html')] : []),
    ...(columns.withRaw ? [sql.raw('d.body, d.format')] : []),
    ...(columns.withLastPost
      ? [sql.raw('last.insert_user_id as last_insert_user_id, last.date_inserted as last_date_inserted')]
      : []),
    ...(columns.withLastPostBody ? [sql.raw('last.body_html as last_body_html')] : []),
    ...(columns.viewerID > 0
      ? [
          sql.raw(
            'b.user_id is not null as is_bookmarked, x.user_id is not null as is_dismissed, r.count_comments_read',
          ),
        ]
      : []),
  ];
}

function joins({ withLastPost, viewerID }: HydrateColumns): Sql[] {
  return [
    ...(withLastPost
      ? [sql.raw('left join comments last on last.comment_id = d.last_comment_id and last.date_held is null')]
      : []),
    ...(viewerID > 0
      ? [
          sql`left join bookmarks b on b.discussion_id = d.discussion_id and b.user_id = ${viewerID}
            left join discussion_dismissals x on x.discussion_id = d.discussion_id and x.user_id = ${viewerID}
            left join discussion_reads r on r.discussion_id = d.discussion_id and r.user_id = ${viewerID}`,
        ]
      : []),
  ];
}
