import { type FieldError, notFound, validationProblem } from '../../../platform/contract/errors.ts';
import { itemError } from '../../../platform/contract/item-errors.ts';
import { changeSettings } from '../../../platform/server/config/change-settings.ts';
import { lockSetting } from '../../../platform/server/config/stored-settings.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { requireRevision } from '../../../platform/server/http/responses/revision.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import { findRoles } from '../../roles/server/role.queries.ts';
import { DEFAULT_LIST, MOST_ITEMS, type NavigationItem } from '../navigation.contract.ts';
import { type NavigationLists, navigationKey } from './navigation.config.ts';

/** As the setting stores it: `pt-BR`, or `default`. Other words are no language. */
export function localeOfList(given: string): string {
  if (given.toLowerCase() === DEFAULT_LIST) return DEFAULT_LIST;
  try {
    const [locale] = Intl.getCanonicalLocales(given.replaceAll('_', '-'));
    if (locale) return locale;
  } catch {
    // Answered below, as every other word that is no language.
  }
  throw notFound('Locale');
}

export async function saveNavigation(
  ctx: RequestContext,
  locale: string,
  items: NavigationItem[],
): Promise<void> {
  await requireSound(ctx, items);
  await ctx.write(async (w) => {
    const lists = await lockLists(w);
    requireRevision(ctx, lists[locale] ?? null, { dateUpdated: null, updateUserID: null });
    await changeSettings(w, { [navigationKey.key]: { ...lists, [locale]: items } });
  });
}

export async function dropNavigation(ctx: RequestContext, locale: string): Promise<void> {
  await ctx.write(async (w) => {
    const { [locale]: dropped, ...others } = await lockLists(w);
    if (dropped === undefined) throw notFound('Navigation');
    await changeSettings(w, { [navigationKey.key]: others });
  });
}

/** All languages share one row: two who change different lists at once must both be heard. */
export async function lockLists(w: WriteContext): Promise<NavigationLists> {
  const stored = await lockSetting(w.db, navigationKey.key);
  return navigationKey.schema.safeParse(stored).data ?? {};
}

/** What no schema can say: ids are unique, roles and permissions are there. */
async function requireSound(ctx: RequestContext, items: readonly NavigationItem[]): Promise<void> {
  const roleIDs = new Set((await findRoles(ctx.db)).map((role) => role.role_id));
  const seen = new Set<string>();
  const problems: FieldError[] = [];
  let count = 0;
  const refuse = (path: string, field: string, message: string, index?: number) =>
    problems.push({
      field,
      path,
      message,
      code: 'invalid',
      status: 422,
      ...(index !== undefined && { index }),
    });
  const walk = (each: readonly NavigationItem[], prefix: string): void => {
    for (const [at, item] of each.entries()) {
      const path = `${prefix}[${at}]`;
      count += 1;
      if (seen.has(item.id)) refuse(path, 'id', `There are two items with the id ${item.id}.`, at);
      seen.add(item.id);
      if (item.permission && !permissionsOf(ctx).find(item.permission))
        refuse(path, 'permission', `There is no permission named ${item.permission}.`, at);
      for (const [index, roleID] of (item.roleIDs ?? []).entries())
        if (!roleIDs.has(roleID))
          problems.push(itemError('roleIDs', index, 'names no role.', { within: path }));
      walk(item.children ?? [], `${path}.children`);
    }
  };
  walk(items, 'items');
  if (count > MOST_ITEMS)
    refuse('items', 'items', `items must not have more than ${MOST_ITEMS} items in all.`);
  if (problems.length > 0) throw validationProblem(problems);
}
