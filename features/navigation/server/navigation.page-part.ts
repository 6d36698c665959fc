// The items of the title bar, edited on the page itself; the key is the language of the list, or `default`.

import { readStoredSetting } from '../../../platform/server/config/stored-settings.ts';
import { type PagePart, pageParts } from '../../../platform/server/places/page-parts.ts';
import { type NavigationItem, navigationList } from '../navigation.contract.ts';
import { localeOfList, saveNavigation } from './navigation.actions.ts';
import { navigationKey } from './navigation.config.ts';
import { storedLists } from './navigation.queries.ts';

const part: PagePart = {
  name: 'navigation',
  schema: navigationList,
  require: (ctx) => ctx.require(navigationKey.write),
  standing: async (ctx, keys) => {
    const lists = navigationKey.schema.safeParse(await readStoredSetting(ctx.db, navigationKey.key)).data;
    const shown = new Map(storedLists(ctx).map(({ locale, items }) => [locale, items]));
    return new Map(keys.map((key) => [key, lists?.[key] ?? builtIn(shown.get(key))]));
  },
  publish: async (ctx, changes) => {
    for (const { key, to } of changes) await saveNavigation(ctx, localeOfList(key), to as NavigationItem[]);
  },
};

const builtIn = (items: NavigationItem[] | undefined): NavigationItem[] | null => items ?? null;

export const navigationPageParts = [pageParts.add(part)];
