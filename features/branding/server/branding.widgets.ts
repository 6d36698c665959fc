import { z } from 'zod';
import type { ConfigKey } from '../../../platform/server/config/config-key.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { nameBesideLogoKey } from '../../config/server/branding.config.ts';
import { shownTheme } from '../../themes/server/chosen-theme.ts';
import { logoOf } from '../../themes/server/theme-logo.ts';
import {
  BRANDING_SETTINGS,
  type BrandingPageProps,
  type BrandingSetting,
  NAME_BESIDE_LOGO,
} from '../branding.contract.ts';

export const brandingWidgets = [
  widget({
    id: 'branding.page',
    component: 'BrandingPage',
    name: 'Branding',
    views: [],
    hydrate: async (ctx) => ({ ...(await brandingPage(ctx)) }),
  }),
];

async function brandingPage(ctx: RequestContext): Promise<BrandingPageProps> {
  const theme = await shownTheme(ctx);
  return {
    values: { ...ofEach((key) => ctx.setting(key)), [NAME_BESIDE_LOGO]: ctx.setting(nameBesideLogoKey) },
    defaults: ofEach((key) => key.default),
    lengths: ofEach(lengthOf),
    themeLogoOf: logoOf(theme) ? { name: theme.name, themeID: theme.themeID } : null,
  };

  function ofEach<T>(read: (key: ConfigKey<string>) => T): Record<BrandingSetting, T> {
    const known = ctx.site.features.configKeys;
    return Object.fromEntries(
      BRANDING_SETTINGS.map((name) => [name, read(known.get(name) as ConfigKey<string>)]),
    ) as Record<BrandingSetting, T>;
  }
}

function lengthOf({ schema }: ConfigKey<string>): number {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).maxLength ?? 500;
}
