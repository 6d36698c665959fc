// Which discussions stand on a page of a list, and how many there are. Ids alone: hydrating comes after.

import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import type { Versions } from '../../../../platform/server/cache/cached-rows.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { DiscussionFilters, DiscussionSort } from '../../discussion-filters.contract.ts';
import { discussionError } from '../../discussions.contract.ts';
import { type ListScope, listScope, slotStart } from './discussion.conditions.ts';
import { knownTotal } from './known-totals.ts';
import { excludedAmong, excludes } from './list-exclusions.ts';
import { pinnedFirst } from './pinned-discussions.ts';

export interface ListQuery extends DiscussionFilters {
  page: number;
  limit: number;
  /** Whoever asks chose the filters or the page. Only such lists take turns; those that layouts show do not. */
  isChosen?: boolean;
}

export interface DiscussionIDs {
  ids: number[];
  total: number;
  versions: Versions;
  /** How many of this page are not shown, since the viewer muted them. */
  countExcluded?: number;
}

/** As many rows are passed over without a turn. */
const MOST_PASSED = 5_000;

const NO_VERSIONS: Versions = new Map();

const COLUMNS: Readonly<Record<string, string>> = {
  dateLastComment: 'd.date_last_comment',
  dateInserted: 'd.date_inserted',
  score: 'd.score',
  hot: 'd.hot',
};

/** Pages keep their places whoever looks at them: what one viewer muted is taken out of the page that it is on. */
export async function listDiscussionIDs(ctx: RequestContext, query: ListQuery): Promise<DiscussionIDs> {
  const listed = await listAllIDs(ctx, query);
  if (!excludes(ctx, query)) return listed;
  const excluded = await excludedAmong(ctx, listed.ids);
  if (excluded.size === 0) return listed;
  const ids = listed.ids.filter((id) => !excluded.has(id));
  return { ...listed, ids, countExcluded: excluded.size };
}

async function listAllIDs(ctx: RequestContext, query: ListQuery): Promise<DiscussionIDs> {
  const scope = await listScope(ctx, query);
  addCacheTags(ctx, scope);
  if (scope.categoryIDs?.length === 0) return { ids: [], total: 0, versions: NO_VERSIONS };
  const known = await knownTotal(ctx, query, scope);
  const find = async () => pageOf(ctx, query, scope, known ?? (await countRows(ctx, scope)));
  return takesTurn(query, known) ? ctx.site.filteredLists.run(ctx, find) : find();
}

/** What is counted row by row, and pages far from both ends: as many rows are looked at as there are, or passed over. */
function takesTurn(query: ListQuery, known: number | undefined): boolean {
  if (!query.isChosen) return false;
  if (known === undefined) return !isOfNamedIDs(query);
  const offset = (query.page - 1) * query.limit;
  return Math.min(offset, known - offset - query.limit) > MOST_PASSED;
}

/** As many rows at the most as there are ids in the address. */
function isOfNamedIDs({ discussionID }: ListQuery): boolean {
  return /^\d+(,\d+)*$/.test(discussionID ?? '');
}

async function pageOf(
  ctx: RequestContext,
  query: ListQuery,
  scope: ListScope,
  total: number,
): Promise<DiscussionIDs> {
  const offset = (query.page - 1) * query.limit;
  if (offset >= total) return { ids: [], total, versions: NO_VERSIONS };
  const pinned =
    query.pinOrder === 'first' && query.pinned === undefined ? await pinnedFirst(ctx, scope) : [];
  const shown = pinned.slice(offset, offset + query.limit);
  const versions = await pickIDs(ctx, query, scope, {
    pinned,
    shown,
    offset: Math.max(0, offset - pinned.length),
    limit: query.limit - shown.length,
    total: total - pinned.length,
  });
  const rest = [...versions.keys()].filter((id) => !pinned.includes(id));
  return { ids: [...shown, ...rest], total, versions };
}

function addCacheTags(ctx: RequestContext, { categoryIDs }: ListScope): void {
  if (categoryIDs === undefined || categoryIDs.length > 20) ctx.cacheTags.add(cacheTag.allPosts);
  else for (const id of categoryIDs) ctx.cacheTags.add(cacheTag.categoryPosts(id));
}

async function countRows(ctx: RequestContext, scope: ListScope): Promise<number> {
  const row = await ctx.db.row<{ count: number }>(
    sql`select count(*) as count from discussions d where ${whereOf(ctx, scope)}`,
  );
  return row?.count ?? 0;
}

export function whereOf(ctx: RequestContext, scope: ListScope): Sql {
  const { categoryIDs, conditions, visibility, includesOwnHeld } = scope;
  const inCategories =
    categoryIDs === undefined
      ? undefined
      : categoryIDs.length === 1
        ? sql`d.category_id = ${categoryIDs[0]}`
        : sql`d.category_id = any(${categoryIDs})`;
  const notHeld = includesOwnHeld
    ? sql`(d.date_held is null or (d.insert_user_id = ${ctx.viewer.userID} and d.date_removed is null))`
    : sql.raw('d.date_held is null');
  return sql.and([notHeld, inCategories, visibility, ...conditions]);
}

interface Slice {
  pinned: number[];
  /** Those of them that are on the page. */
  shown: number[];
  offset: number;
  limit: number;
  total: number;
}

/**
 * From the nearer end: the last page costs what the first one does. Versions are looked up outside, since the indexes
 * that order the rows do not know them, and what is skipped shall cost nothing but a look into the index. Those of
 * announcements on the page come with them, so that their rows need not be read again either.
 */
async function pickIDs(
  ctx: RequestContext,
  query: ListQuery,
  scope: ListScope,
  slice: Slice,
): Promise<Versions> {
  const count = Math.min(slice.limit, slice.total - slice.offset);
  if (count <= 0) return NO_VERSIONS;
  const isFromEnd = slice.offset > slice.total / 2;
  const offset = isFromEnd ? Math.max(0, slice.total - slice.offset - count) : slice.offset;
  const without = slice.pinned.length > 0 ? sql`d.discussion_id <> all(${slice.pinned})` : undefined;
  const announced = sql`
    union all select discussion_id, xmin from discussions where discussion_id = any(${slice.shown})`;
  const rows = await ctx.db.rows<{ discussion_id: number; version: string }>(sql`
    select discussion_id, (select xmin from discussions v where v.discussion_id = picked.discussion_id) as version
    from (
      select d.discussion_id from discussions d
      where ${sql.and([whereOf(ctx, scope), without])}
      order by ${orderBy(ctx, query, isFromEnd)}
      limit ${sql.integer(count)} offset ${sql.integer(offset)}
    ) picked${slice.shown.length > 0 ? announced : sql.raw('')}`);
  if (isFromEnd) rows.reverse();
  return new Map(rows.map((row) => [row.discussion_id, row.version]));
}

function orderBy(ctx: RequestContext, query: ListQuery, isFromEnd: boolean): Sql {
  const sort: DiscussionSort = query.sort ?? '-dateLastComment';
  const isDescending = sort.startsWith('-') !== isFromEnd;
  const direction = sql.raw(isDescending ? ' desc' : ' asc');
  const name = sort.replace('-', '');
  if (name === 'discussionID') return sql`d.discussion_id${direction}`;
  const column =
    name === 'experimentalTrending' ? trending(ctx, query) : sql.raw(COLUMNS[name] ?? 'd.date_last_comment');
  return sql`${column}${direction}, d.discussion_id${direction}`;
}

/** What was talked about within the slot: a post's weight halves with every fourth part of the slot. */
function trending(ctx: RequestContext, { slotType }: ListQuery): Sql {
  if (slotType !== 'd' && slotType !== 'w' && slotType !== 'm') throw discussionError('badSlotType');
  const start = slotStart(ctx.now, slotType);
  const end = slotStart(ctx.now, 'd').getTime() + 86_400_000;
  const quarter = (end - start.getTime()) / 4000;
  return sql`((1 + greatest(0, d.score * 2 + d.count_comments))
    * power(0.5, extract(epoch from ${new Date(end)}::timestamptz - d.date_inserted)::double precision / ${quarter}::double precision))`;
}
