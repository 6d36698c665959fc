import { z } from 'zod';
import type { ConfigKey } from '../../../platform/server/config/config-key.ts';
import { storedChanges } from '../../../platform/server/config/stored-settings.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { SiteSetting } from '../settings.contract.ts';

/** Those that the viewer may change, in the order of who owns them. */
export function changeableKeys(ctx: RequestContext): { key: ConfigKey; owner: string }[] {
  const owners = ownersOf(ctx);
  return [...ctx.site.features.configKeys.values()]
    .filter(({ write }) => ctx.can(write))
    .map((key) => ({ key, owner: owners.get(key.key) ?? 'Site' }));
}

/** An add-on by its name, a capability of the product by that of its folder. */
function ownersOf({ site }: RequestContext): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const { name, addon, config = [] } of site.features.all) {
    const owner = addon?.name ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
    for (const { key } of config) owners.set(key, owner);
  }
  for (const key of site.features.configKeys.keys()) {
    if (key.startsWith('addons.') && !owners.has(key)) owners.set(key, 'Add-ons');
    if (key.startsWith('rateLimits.') && !owners.has(key)) owners.set(key, 'Rate limits');
  }
  return owners;
}

export async function settingsOf(ctx: RequestContext): Promise<SiteSetting[]> {
  const changes = await storedChanges(ctx.db);
  const userIDs = [...changes.values()].flatMap(({ update_user_id: userID }) => userID ?? []);
  const users = await userFragments(ctx, userIDs);
  return changeableKeys(ctx).map(({ key, owner }) => {
    const stored = changes.get(key.key);
    const value = ctx.config.get(key);
    const standard = ctx.config.defaultOf(key);
    const isSecret = key.isSecret === true;
    const { $schema: _, ...schema } = z.toJSONSchema(key.schema, { io: 'input', unrepresentable: 'any' });
    return {
      key: key.key,
      owner,
      description: key.description,
      schema,
      value: isSecret ? null : value,
      default: isSecret ? null : standard,
      source: sourceOf(ctx, key, stored !== undefined),
      isChanged: JSON.stringify(value) !== JSON.stringify(standard),
      isSecret,
      dateUpdated: stored?.date_updated ?? null,
      updateUser: (stored?.update_user_id && users.get(stored.update_user_id)) || null,
    };
  });
}

function sourceOf(ctx: RequestContext, { key }: ConfigKey, isStored: boolean): SiteSetting['source'] {
  if (isStored) return 'site';
  return ctx.site.settingDefaults.has(key) ? 'environment' : 'default';
}
