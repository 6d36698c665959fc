// What every page knows of the site, the same for everyone of an audience.
import type { SiteMeta } from '../../contract/page.ts';
import { siteConfig } from '../config/site-config.ts';
import type { RequestContext } from '../http/context.ts';
import { toldPermissions } from '../permissions/told-permissions.ts';

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur', 'yi']);

export async function siteMeta(ctx: RequestContext): Promise<SiteMeta> {
  const features = ctx.site.features.enabled(ctx.config);
  const parts = await Promise.all(
    features.flatMap((feature) => feature.siteMeta ?? []).map((source) => source(ctx)),
  );
  return Object.assign(
    {
      siteName: ctx.setting(siteConfig.title),
      siteUrl: ctx.site.url,
      description: ctx.setting(siteConfig.description),
      locale: ctx.locale,
      isRightToLeft: RIGHT_TO_LEFT.has(ctx.locale.split('-')[0] ?? ''),
      colorScheme: ctx.colorScheme,
      isSignedIn: !ctx.viewer.isGuest,
      permissions: toldPermissions(await ctx.site.roleBook(), ctx.viewer.permissions),
      signInUrl: '/entry/signin',
      registrationUrl: '/entry/register',
      signOutUrl: '/entry/signout',
      editContentTimeout: -1,
      titleMaxLength: 100,
      addons: features.flatMap((feature) => (feature.addon ? [feature.addon.key] : [])),
    } satisfies SiteMeta,
    ...parts,
  );
}
