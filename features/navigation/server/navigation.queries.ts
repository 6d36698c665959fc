// Which items stand in the title bar: the list of the language, else the default one, else what capabilities bring along.

import { storedPermission } from '../../../platform/contract/permission-names.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { revisionOf } from '../../../platform/server/http/responses/revision.ts';
import {
  DEFAULT_LIST,
  type NavigationItem,
  type ShownItem,
  type StoredList,
} from '../navigation.contract.ts';
import { forumKey, type NavigationLists, navigationKey } from './navigation.config.ts';

interface BuiltInItem {
  item: NavigationItem;
  isShown?: (ctx: RequestContext) => boolean;
}

const hasForum = (ctx: RequestContext): boolean => ctx.setting(forumKey);

const OF_THE_FORUM: readonly BuiltInItem[] = [
  {
    item: {
      id: 'posts',
      name: 'Posts',
      url: '/discussions',
      permission: 'discussions.view',
      isCustom: false,
    },
    isShown: hasForum,
  },
  {
    item: {
      id: 'categories',
      name: 'Categories',
      url: '/categories',
      permission: 'discussions.view',
      isCustom: false,
    },
    isShown: hasForum,
  },
];

export function navigationItems(ctx: RequestContext, locale = ctx.locale): ShownItem[] {
  const builtIns = OF_THE_FORUM;
  return shownOf(
    ctx,
    listFor(ctx.setting(navigationKey), locale) ?? builtIns.map(({ item }) => item),
    builtIns,
  );
}

/** Those of a list that the viewer may see, and of them no more than is seen. */
export function shownOf(
  ctx: RequestContext,
  items: readonly NavigationItem[],
  builtIns: readonly BuiltInItem[] = OF_THE_FORUM,
): ShownItem[] {
  const goneWithTheirSection = new Set(
    builtIns.filter(({ isShown }) => isShown && !isShown(ctx)).map(({ item }) => item.id),
  );
  const shown = (each: readonly NavigationItem[]): ShownItem[] =>
    each.flatMap((item) => {
      if (item.isCustom === false && goneWithTheirSection.has(item.id)) return [];
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
  const builtIns = OF_THE_FORUM.map(({ item }) => item);
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
