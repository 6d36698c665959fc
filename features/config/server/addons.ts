// Add-ons are features that a site switches on and off.
import { notFound } from '../../../platform/contract/errors.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { addonSwitch } from '../../../platform/server/site/feature-set.ts';
import type { Addon } from '../config.contract.ts';
import { changeSettings } from './config.actions.ts';

/** Add-ons live in this project and carry its version. */
const VERSION = '0.1.0';

export function addons(ctx: RequestContext): Addon[] {
  return ctx.site.features.all.flatMap(
    (feature) => presentAddon(feature, ctx.site.features.isEnabled(feature, ctx.config)) ?? [],
  );
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
  await ctx.write((w) => changeSettings(w, { [addonSwitch(feature).key]: isEnabled }));
  return [{ ...known, enabled: isEnabled }];
}

function presentAddon({ addon }: Feature, enabled: boolean): Addon | undefined {
  return (
    addon && {
      addonID: addon.locale ? `${addon.key}-locale` : addon.key,
      key: addon.key,
      name: addon.name,
      type: addon.locale ? 'locale' : 'addon',
      description: addon.description,
      version: VERSION,
      enabled,
      iconUrl: '',
      ...(addon.locale && { attributes: { locale: addon.locale } }),
    }
  );
}
