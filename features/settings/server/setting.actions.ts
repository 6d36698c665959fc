import { changeSettings, resetSettings } from '../../../platform/server/config/change-settings.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { validSettings } from '../../config/server/settings.ts';
import { settingsError } from '../settings.contract.ts';
import { changeableKeys } from './setting.queries.ts';

const FORMAT = 'parley.settings';
const VERSION = 1;

/** What stands in quarantine is about this machine and this moment. */
const isOfThisSite = (key: string) => key.startsWith('addons.quarantined.');

export function exportOf(ctx: RequestContext) {
  const settings: Record<string, unknown> = {};
  for (const { key } of changeableKeys(ctx)) {
    if (key.isSecret || isOfThisSite(key.key)) continue;
    const value = ctx.config.get(key);
    if (JSON.stringify(value) !== JSON.stringify(ctx.config.defaultOf(key))) settings[key.key] = value;
  }
  return { format: FORMAT, version: VERSION, settings } as const;
}

/** Names that there are not, and values that do not fit, refuse the whole. */
export async function importFile(
  ctx: RequestContext,
  { format, version, settings }: Readonly<Record<string, unknown>>,
): Promise<{ count: number }> {
  if (format !== FORMAT || typeof version !== 'number' || !isRecord(settings))
    throw settingsError('settings.foreignFile');
  if (version > VERSION) throw settingsError('settings.newerFile');
  const values = validSettings(ctx, settings);
  const byKey = ctx.site.features.configKeys;
  const changed = Object.entries(values).filter(([name, value]) => {
    const key = byKey.get(name);
    return key && JSON.stringify(ctx.config.get(key)) !== JSON.stringify(value);
  });
  return ctx.write(async (w) => {
    await changeSettings(w, Object.fromEntries(changed));
    return { count: changed.length };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refused as setting them would be. */
export async function resetAll(ctx: RequestContext, names: readonly string[]): Promise<void> {
  const defaults = Object.fromEntries(
    names.map((name) => {
      const key = ctx.site.features.configKeys.get(name);
      return [name, key ? ctx.config.defaultOf(key) : null];
    }),
  );
  const keys = Object.keys(validSettings(ctx, defaults));
  await ctx.write((w) => resetSettings(w, keys));
}
