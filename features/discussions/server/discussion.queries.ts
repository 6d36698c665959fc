// Everything a page of discussions shows of them, in one statement.
import {
  cachedRowsByVersion,
  type VersionedKind,
  type Versions,
} from '../../../platform/server/cache/cached-rows.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { readMarks } from './reading/read-marks.ts';

export interface HydratedRow {
  discussion_id: number;
  /** Another one after every change of the discussion's own row. */
  version: string;
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
  is_removed: boolean;
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
}

export interface HydrateColumns {
  /** What the viewer may see of the fields, as a column. */
  postMeta: Sql | undefined;
  withBody: boolean;
  withRaw: boolean;
  withLastPost: boolean;
  withLastPostBody: boolean;
}

const base = sql.raw(`
  d.discussion_id, d.xmin as version, d.type, d.post_type_id, d.name, d.category_id, d.insert_user_id, d.update_user_id, d.last_user_id, d.excerpt,
  d.image, d.status_id, d.internal_status_id, d.date_closed is not null as is_closed, d.close_user_id,
  d.pin_location, d.date_sunk is not null as is_sunk, d.date_held is not null as is_held, d.date_removed is not null as is_removed, d.count_comments,
  d.count_views, d.score, d.hot, d.canonical_url, d.status_notes, d.status_user_id, d.date_status, d.last_comment_id, d.date_inserted, d.date_updated,
  d.date_last_comment`);

const lastComment = sql.raw(
  'left join comments last on last.comment_id = d.last_comment_id and last.date_held is null',
);

/** In the order of the ids; what is gone meanwhile is left out. Rows of known versions need not be read again. */
export async function hydrateRows(
  ctx: RequestContext,
  ids: readonly number[],
  columns: HydrateColumns,
  versions: Versions | undefined,
): Promise<HydratedRow[]> {
  if (ids.length === 0) return [];
  const rows =
    versions && isOwnRow(columns)
      ? await cachedRowsByVersion(ctx, ownRows(columns), ids, versions)
      : await readRows(ctx, ids, columns);
  const byID = new Map(rows.map((row) => [row.discussion_id, row]));
  return ids.flatMap((id) => byID.get(id) ?? []);
}

function readRows(ctx: RequestContext, ids: readonly number[], columns: HydrateColumns) {
  return ctx.db.rows<HydratedRow>(sql`
    select ${sql.join([base, ...optionalColumns(columns)])}
    from discussions d ${columns.withLastPost ? lastComment : sql.raw('')}
    where d.discussion_id = ${sql.anyOf(ids)}`);
}

/** The columns of the discussion's own row alone: its version changes with each of them. */
export function isOwnRow({ postMeta, withRaw, withLastPost }: HydrateColumns): boolean {
  return !postMeta && !withRaw && !withLastPost;
}

function ownRows(columns: HydrateColumns): VersionedKind<HydratedRow> {
  return {
    name: columns.withBody ? 'discussion with body' : 'discussion',
    idOf: (row) => row.discussion_id,
    bytesOf: (row) => 3000 + 4 * (row.excerpt.length + (row.body_html?.length ?? 0)),
    read: (ctx, ids) => readRows(ctx, ids, columns),
  };
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
  ];
}

/** What one member marked, and how far they read. */
export interface OwnMarks {
  is_bookmarked: boolean;
  is_dismissed: boolean;
  count_comments_read: number | null;
}

/** By discussion; those without any mark are left out. */
export async function readOwnMarks(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<Map<number, OwnMarks>> {
  const { userID } = ctx.viewer;
  if (userID <= 0 || ids.length === 0) return new Map();
  const rows = await ctx.db.rows<OwnMarks & { discussion_id: number }>(sql`
    select d.id as discussion_id, b.user_id is not null as is_bookmarked, x.user_id is not null as is_dismissed,
      r.count_comments_read
    from unnest(${ids}::int[]) d(id)
      left join bookmarks b on b.discussion_id = d.id and b.user_id = ${userID}
      left join discussion_dismissals x on x.discussion_id = d.id and x.user_id = ${userID}
      left join (${readMarks(userID, sql`${ids}`)}) r on r.discussion_id = d.id
    where coalesce(b.user_id, x.user_id, r.discussion_id) is not null`);
  return new Map(rows.map((row) => [row.discussion_id, row]));
}
