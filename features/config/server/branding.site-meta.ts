// What the head of every page says of how the community presents itself; left out where nobody chose anything.
import type { SiteMeta } from '../../../platform/contract/page.ts';
import type { ConfigKey } from '../../../platform/server/config/config-key.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { addressBarColorKey, faviconKey, shareImageKey, touchIconKey } from './branding.config.ts';

const shown = {
  favicon: faviconKey,
  touchIcon: touchIconKey,
  shareImage: shareImageKey,
  addressBarColor: addressBarColorKey,
} satisfies Record<string, ConfigKey<string>>;

export const brandingMeta = async (ctx: RequestContext): Promise<Pick<SiteMeta, 'branding'>> => {
  const chosen = Object.entries(shown)
    .map(([name, key]) => [name, ctx.setting(key)] as const)
    .filter(([, value]) => value !== '');
  return chosen.length > 0 ? { branding: Object.fromEntries(chosen) } : {};
};
