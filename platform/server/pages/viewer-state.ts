// What is mine alone on a page: bookmarks, reactions, unread marks. All slices together are one statement.
import type { PageRecords } from '../../contract/page.ts';
import type { Queryable } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { MemberCount } from '../feature/operations.ts';
import type { RequestContext } from '../http/context.ts';

export interface ViewerStateSlice {
  name: string;
  /** A scalar subselect that yields json (or null), e.g. `(select jsonb_agg(...) from bookmarks where ...)`. */
  select: (userID: number, records: PageRecords) => Sql;
  /** Decides, of what was selected, what this viewer may see. */
  seen?: (ctx: RequestContext, value: unknown) => unknown;
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

/** Every feature's slices, and the numbers of the member's menu as one more: `counts`. */
export async function viewerStateOf(ctx: RequestContext, records: PageRecords): Promise<ViewerState> {
  if (ctx.viewer.isGuest) return {};
  const features = ctx.site.features.enabled(ctx.config);
  const slices = features.flatMap((feature) => feature.viewerState ?? []);
  const counts = features
    .flatMap((feature) => feature.memberCounts ?? [])
    .filter(({ permission }) => permission === undefined || ctx.can(permission));
  const all = [...slices, await countsSlice(ctx, counts)];
  const state = await readViewerState(ctx.db, all, ctx.viewer.userID, records);
  for (const { name, seen } of slices) if (seen) state[name] = await seen(ctx, state[name]);
  return state;
}

/** `Bookmarks` is `counts.bookmarks`. */
async function countsSlice(ctx: RequestContext, counts: readonly MemberCount[]): Promise<ViewerStateSlice> {
  const nameOf = ({ name }: MemberCount) => name.charAt(0).toLowerCase() + name.slice(1);
  const pairs = await Promise.all(
    counts.map(async (count) => sql`${sql.raw(`'${nameOf(count)}'`)}, ${await count.select(ctx)}`),
  );
  return {
    name: 'counts',
    select: () => sql`jsonb_build_object(${pairs.length > 0 ? sql.join(pairs) : sql.empty})`,
  };
}
