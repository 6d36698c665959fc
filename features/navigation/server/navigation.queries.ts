// Which items stand in the title bar: the list of the language, else the default one, else what capabilities bring along.

import { storedPermission } from '../../../platform/contract/permission-names.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { revisionOf } from '../../../platform/server/http/responses/revision.ts';
import { type BuiltInItem, navigationItems } from '../../../platform/server/places/navigation-items.ts';
import {
  DEFAULT_LIST,
  type NavigationItem,
  type ShownItem,
  type StoredList,
} from '../navigation.contract.ts';
import { type NavigationLists, navigationKey } from './navigation.config.ts';

/** What capabilities bring along, as an administrator would have written it. */
function builtInItems(ctx: RequestContext): NavigationItem[] {
  return offeredItems(ctx)
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, name, url, permission }) => ({
      id,
      name,
      url,
      ...(permission && { permission }),
      isCustom: false,
    }));
}

const offeredItems = (ctx: RequestContext): readonly BuiltInItem[] =>
  navigationItems.of(ctx).filter(({ isOffered }) => isOffered?.(ctx) !== false);

export function shownNavigation(ctx: RequestContext, locale = ctx.locale): ShownItem[] {
  return shownOf(ctx, listFor(ctx.setting(navigationKey), locale) ?? builtInItems(ctx));
}

/** Those of a list that the viewer may see, and of them no more than is seen. */
export function shownOf(ctx: RequestContext, items: readonly NavigationItem[]): ShownItem[] {
  const offered = new Set(offeredItems(ctx).map(({ id }) => id));
  const known = navigationItems.declaredIn(ctx.site.features.all);
  const gone = new Set(known.map(({ id }) => id).filter((id) => !offered.has(id)));
  const shown = (each: readonly NavigationItem[]): ShownItem[] =>
    each.flatMap((item) => {
      if (item.isCustom === false && gone.has(item.id)) return [];
      if (item.name.trim() === '' || item.isHidden || !isFor(ctx, item)) return [];
      const children = shown(item.children ?? []);
      if (!item.url && children.length === 0) return [];
      return {
        id: item.id,
        name: item.name,
        ...(item.url && { url: withLeadingSlash(item.url) }),
        ...(children.length > 0 && { children }),
        ...(item.badge && { badge: item.badge }),
      };
    });
  return shown(items);
}

function isFor(ctx: RequestContext, { permission, roleIDs }: NavigationItem): boolean {
  if (permission && !ctx.can(storedPermission(permission))) return false;
  return !roleIDs?.length || roleIDs.some((roleID) => ctx.viewer.roleIDs.includes(roleID));
}

function withLeadingSlash(url: string): string {
  return /^(?:https?:\/\/|\/|~)/i.test(url) ? url : `/${url}`;
}

function listFor(lists: NavigationLists, locale: string): NavigationItem[] | undefined {
  return ownList(lists, locale) ?? lists[DEFAULT_LIST];
}

/** `pt-BR` takes the list of `pt` where it has none. */
function ownList(lists: NavigationLists, locale: string): NavigationItem[] | undefined {
  const byLowerCase = new Map(Object.entries(lists).map(([key, items]) => [key.toLowerCase(), items]));
  const key = locale.replaceAll('_', '-').toLowerCase();
  return byLowerCase.get(key) ?? byLowerCase.get(key.split('-')[0] ?? '');
}

/** What it says is in the language already. */
export function hasOwnList(ctx: RequestContext): boolean {
  return ownList(ctx.setting(navigationKey), ctx.locale) !== undefined;
}

export function storedLists(ctx: RequestContext): StoredList[] {
  const { [DEFAULT_LIST]: items, ...others } = ctx.setting(navigationKey);
  const builtIns = builtInItems(ctx);
  const own = Object.entries(others).map(([locale, each]) => storedList(locale, each, builtIns));
  return [storedList(DEFAULT_LIST, items, builtIns), ...own.sort((a, b) => a.locale.localeCompare(b.locale))];
}

export function storedList(
  locale: string,
  items: NavigationItem[] | undefined,
  otherwise: NavigationItem[] = [],
): StoredList {
  return {
    locale,
    isStored: items !== undefined,
    revision: revisionOf(items ?? null),
    items: items ?? otherwise,
  };
}
