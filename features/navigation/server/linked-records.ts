// Records that have a link in the navigation, which follows them: its address, its name and who sees it.
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { changeSettings } from '../../../platform/server/config/change-settings.ts';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { DEFAULT_LIST, MOST_SIBLINGS, type NavigationItem } from '../navigation.contract.ts';
import { lockLists } from './navigation.actions.ts';
import { type NavigationLists, navigationKey } from './navigation.config.ts';
import { storedLists } from './navigation.queries.ts';

/** Of the record `customPage/3`, the item `customPage-3`, wherever it was moved since. */
export interface LinkedRecord {
  id: string;
  name: string;
  /** A link that was named otherwise since keeps its name. */
  nameBefore?: string | undefined;
  url: string;
  isHidden: boolean;
  roleIDs: readonly number[];
}

/** As it stands now: also for a request that changed it. */
export async function linkedIDs(ctx: RequestContext): Promise<ReadonlySet<string>> {
  const lists = (await ctx.snapshot(configSnapshot)).get(navigationKey);
  return new Set(Object.values(lists).flatMap(idsOf));
}

const idsOf = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);

/** At the end of every list that has none of it yet. `field` is what a refusal is about. */
export async function placeLink(
  ctx: RequestContext,
  w: WriteContext,
  record: LinkedRecord,
  field: string,
): Promise<void> {
  const [builtIn] = storedLists(ctx);
  const stored = await lockLists(w);
  const lists = { [DEFAULT_LIST]: builtIn?.items ?? [], ...stored };
  const placed = Object.entries(lists).map(([locale, items]): [string, NavigationItem[]] => {
    if (holds(items, record.id)) return [locale, followed(items, record)];
    if (items.length >= MOST_SIBLINGS)
      throw fieldProblem(
        field,
        `The navigation has ${MOST_SIBLINGS} items already. Take one out of it first.`,
      );
    return [locale, [...items, { id: record.id, name: record.name, ...linkTo(record) }]];
  });
  await changeSettings(w, { [navigationKey.key]: Object.fromEntries(placed) });
}

/** Nothing happens where it has none. */
export async function followLink(w: WriteContext, record: LinkedRecord): Promise<void> {
  await changeListsWith(w, record.id, (items) => followed(items, record));
}

export async function removeLink(w: WriteContext, id: string): Promise<void> {
  await changeListsWith(w, id, (items) => without(items, id));
}

async function changeListsWith(
  w: WriteContext,
  id: string,
  change: (items: NavigationItem[]) => NavigationItem[],
): Promise<void> {
  const lists = await lockLists(w);
  if (!Object.values(lists).some((items) => holds(items, id))) return;
  const changed = Object.entries(lists).map(([locale, items]): [string, NavigationItem[]] => [
    locale,
    change(items),
  ]);
  await changeSettings(w, { [navigationKey.key]: Object.fromEntries(changed) as NavigationLists });
}

function holds(items: readonly NavigationItem[], id: string): boolean {
  return items.some((item) => item.id === id || holds(item.children ?? [], id));
}

function followed(items: readonly NavigationItem[], record: LinkedRecord): NavigationItem[] {
  return items.map((item) => {
    if (item.id !== record.id)
      return item.children ? { ...item, children: followed(item.children, record) } : item;
    const name = item.name === record.nameBefore ? record.name : item.name;
    return { ...item, name, ...linkTo(record) };
  });
}

/** What held nothing but it goes along. */
function without(items: readonly NavigationItem[], id: string): NavigationItem[] {
  return items.flatMap((item): NavigationItem[] => {
    if (item.id === id) return [];
    if (!item.children) return [item];
    const children = without(item.children, id);
    return children.length > 0 || item.url ? [{ ...item, children }] : [];
  });
}

const linkTo = ({ url, isHidden, roleIDs }: LinkedRecord) => ({ url, isHidden, roleIDs: [...roleIDs] });
