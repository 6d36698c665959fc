// Add-ons are features that a site switches on and off.

import { notFound } from '../../../platform/contract/errors.ts';
import type { BrokenAddon } from '../../../platform/server/addons/broken-addon.ts';
import { quarantineOf } from '../../../platform/server/addons/quarantine.ts';
import { changeSettings } from '../../../platform/server/config/change-settings.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { addonSwitch } from '../../../platform/server/site/feature-set.ts';
import type { Addon } from '../addons.contract.ts';

/** Of add-ons that come with Parley. */
const VERSION = '0.1.0';

export function addons(ctx: RequestContext): Addon[] {
  const found = ctx.site.features.all.flatMap((feature) => presentAddon(ctx, feature) ?? []);
  return [...found, ...(ctx.site.options.brokenAddons ?? []).map(presentBroken)];
}

export function findAddon(ctx: RequestContext, addonID: string): Addon {
  const found = addons(ctx).find((each) => each.addonID.toLowerCase() === addonID.toLowerCase());
  if (!found) throw notFound('Addon');
  return found;
}

export async function switchAddon(
  ctx: RequestContext,
  addonID: string,
  isEnabled: boolean,
): Promise<Addon[]> {
  const known = findAddon(ctx, addonID);
  if (known.enabled === isEnabled) return [];
  const feature = ctx.site.features.all.find(
    ({ addon }) => addon?.key === known.key && Boolean(addon.locale) === (known.type === 'locale'),
  );
  if (!feature) throw notFound('Addon');
  // Whoever switches a quarantined add-on on again wants it tried anew.
  const values = {
    [addonSwitch(feature).key]: isEnabled,
    ...(isEnabled && { [quarantineOf(feature).key]: null }),
  };
  await ctx.write((w) => changeSettings(w, values));
  const { problem: _past, ...rest } = known;
  return [{ ...rest, enabled: isEnabled }];
}

/** A language has the key of its locale, which an add-on of another kind may have too. */
export function idOf({ key, locale }: NonNullable<Feature['addon']>): string {
  return locale ? `${key}-locale` : key;
}

function presentBroken({ name, version, problem }: BrokenAddon): Addon {
  return {
    addonID: name,
    key: name,
    name,
    type: 'addon',
    description: '',
    version,
    enabled: false,
    iconUrl: '',
    problem: { message: problem, dateQuarantined: null },
  };
}

function presentAddon(ctx: RequestContext, feature: Feature): Addon | undefined {
  const { addon } = feature;
  const found = addon && ctx.setting(quarantineOf(feature));
  return (
    addon && {
      addonID: idOf(addon),
      key: addon.key,
      name: addon.name,
      type: addon.locale ? 'locale' : 'addon',
      description: addon.description,
      version: addon.version ?? VERSION,
      enabled: ctx.site.features.isEnabled(feature, ctx.config),
      iconUrl: '',
      ...(found && { problem: { message: found.reason, dateQuarantined: found.date } }),
      ...(addon.locale && { attributes: { locale: addon.locale } }),
    }
  );
}
