// What is mine alone on a page: bookmarks, reactions, unread marks. All slices together are one statement.
import { z } from 'zod';
import type { PageRecords } from '../../contract/page.ts';
import type { ViewerState } from '../../contract/viewer-state.ts';
import type { Queryable } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { contributions } from '../feature/contributions.ts';
import type { MemberCount } from '../feature/operations.ts';
import type { RequestContext } from '../http/context.ts';

export interface OfRecords<Value> {
  ids: readonly (keyof PageRecords)[];
  none: Value;
}

/** Made by `viewerStateSlice()`. */
export interface ViewerStateSlice<Name extends string = string, Value = unknown> {
  name: Name;
  value: z.ZodType<Value>;
  /** A scalar subselect that yields json (or null), e.g. `(select jsonb_agg(...) from bookmarks where ...)`. */
  select: (userID: number, records: PageRecords) => Sql;
  /** Of records alone: what it is on pages without any, where nothing is selected. */
  ofRecords?: OfRecords<Value> | undefined;
  /** True or false: where true, stylesheets learn of it before the first frame, by `:root[data-reader~="name"]`. */
  marksRoot?: boolean | undefined;
  /** Decides, of what was selected, what this viewer may see. */
  seen?: (ctx: RequestContext, value: never) => Value | Promise<Value>;
}

/** What slices select: `interface ViewerState extends StateOf<typeof bookmarked> {}`, so that pages can read it. */
export type StateOf<Slice extends ViewerStateSlice> = {
  [Each in Slice as Each['name']]: z.infer<Each['value']>;
};

export function viewerStateSlice<Name extends string, Value>(
  name: Name,
  value: z.ZodType<Value>,
  options: {
    select: ViewerStateSlice['select'];
    ofRecords?: OfRecords<Value>;
    marksRoot?: boolean;
    seen?: (ctx: RequestContext, value: Value) => Value | Promise<Value>;
  },
): ViewerStateSlice<Name, Value> {
  return { name, value, ...options };
}

export async function readViewerState(
  db: Queryable,
  slices: readonly ViewerStateSlice[],
  userID: number,
  records: PageRecords,
): Promise<Partial<ViewerState>> {
  if (userID === 0 || slices.length === 0) return {};
  const { selected, none } = byNeed(slices, records);
  const columns = selected.map(
    (slice) => sql`${slice.select(userID, records)} as ${sql.raw(`"${slice.name}"`)}`,
  );
  const statement = sql.plannedOnce(sql`select ${sql.join(columns)}`);
  return { ...none, ...(await db.row<Partial<ViewerState>>(statement)) };
}

/** Slices of records that the page has none of are not selected. */
function byNeed(slices: readonly ViewerStateSlice[], records: PageRecords) {
  const isAsked = ({ ofRecords }: ViewerStateSlice) =>
    ofRecords === undefined || ofRecords.ids.some((ids) => records[ids].length > 0);
  const [selected, left] = [slices.filter(isAsked), slices.filter((slice) => !isAsked(slice))];
  return { selected, none: Object.fromEntries(left.map(({ name, ofRecords }) => [name, ofRecords?.none])) };
}

/** The attribute that says at the root of the document which of such slices are true. */
export function rootMarks(ctx: RequestContext, state: Readonly<Record<string, unknown>>): string {
  const names = contributions(ctx.site.features.enabled(ctx.config), 'viewerState')
    .filter(({ name, marksRoot }) => marksRoot === true && state[name] === true)
    .map(({ name }) => name);
  return names.length > 0 ? ` data-reader="${names.join(' ')}"` : '';
}

/** Every feature's slices, and the numbers of the member's menu as one more: `counts`. */
export async function viewerStateOf(
  ctx: RequestContext,
  records: PageRecords,
): Promise<Partial<ViewerState>> {
  if (ctx.viewer.isGuest) return {};
  const features = ctx.site.features.enabled(ctx.config);
  const slices = contributions(features, 'viewerState');
  const counts = contributions(features, 'memberCounts').filter(
    ({ permission }) => permission === undefined || ctx.can(permission),
  );
  const known = counts.flatMap((count): (readonly [MemberCount, number])[] => {
    const number = count.remembered?.known(ctx);
    return number === undefined ? [] : [[count, number]];
  });
  const asked = counts.filter((count) => !known.some(([each]) => each === count));
  const all = [...slices, await countsSlice(ctx, asked)];
  const madeAt = ctx.site.data.generation;
  const state = (await readViewerState(ctx.db, all, ctx.viewer.userID, records)) as Record<string, unknown>;
  state.counts = withRemembered(ctx, { selected: state.counts as Selected, asked, known, madeAt });
  if (ctx.site.options.checksAnswers) {
    COUNTS.parse(state.counts);
    for (const { name, value } of slices) value.parse(state[name]);
  }
  for (const { name, seen } of slices) if (seen) state[name] = await seen(ctx, state[name] as never);
  return state;
}

type Selected = Record<string, unknown>;

function withRemembered(
  ctx: RequestContext,
  {
    selected,
    asked,
    known,
    madeAt,
  }: {
    selected: Selected;
    asked: readonly MemberCount[];
    known: readonly (readonly [MemberCount, number])[];
    madeAt: number;
  },
): Selected {
  const counts = { ...selected };
  for (const count of asked) {
    const name = nameOf(count);
    if (count.remembered) counts[name] = count.remembered.remember(ctx, selected[name], madeAt);
  }
  for (const [count, number] of known) counts[nameOf(count)] = number;
  return counts;
}

const COUNTS = z.record(z.string(), z.int());

/** `Bookmarks` is `counts.bookmarks`. */
const nameOf = ({ name }: MemberCount) => name.charAt(0).toLowerCase() + name.slice(1);

async function countsSlice(ctx: RequestContext, counts: readonly MemberCount[]): Promise<ViewerStateSlice> {
  const parts = counts.map(
    async (count): Promise<Named> => [nameOf(count), await (count.remembered ?? count).select(ctx)],
  );
  return objectSlice('counts', COUNTS, await Promise.all(parts));
}

type Named = readonly [name: string, value: Sql];

function objectSlice<Value>(
  name: string,
  value: z.ZodType<Value>,
  parts: readonly Named[],
): ViewerStateSlice {
  const pairs = parts.map(([each, part]) => sql`${sql.raw(`'${each}'`)}, ${part}`);
  return viewerStateSlice(name, value, {
    // Without numbers of nobody, who a role token is.
    select: () =>
      sql`jsonb_strip_nulls(jsonb_build_object(${pairs.length > 0 ? sql.join(pairs) : sql.empty}))`,
  });
}
