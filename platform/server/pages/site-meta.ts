// What every page knows of the site, the same for everyone of an audience.
import { isRightToLeft, ownNameOf } from '../../contract/languages/languages.ts';
import type { SiteMeta } from '../../contract/page.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import { tagOf } from '../cache/touch.ts';
import { unchanging } from '../cache/unchanging.ts';
import { siteConfig } from '../config/site-config.ts';
import type { RequestContext } from '../http/context.ts';
import { forAudience } from '../http/for-audience.ts';
import { toldPermissions } from '../permissions/told-permissions.ts';

export interface KeptMeta extends CachedPage {
  meta: SiteMeta;
}

const BYTES = 8000;

/** The same object until what it was made of changes; of one viewer alone it is made anew. */
export async function siteMeta(ctx: RequestContext): Promise<SiteMeta> {
  if (!ctx.viewer.isAudience) return makeMeta(ctx);
  const { metas, features } = ctx.site;
  const variants = features.enabled(ctx.config).map((feature) => feature.siteMetaVariesBy?.(ctx));
  const key = [ctx.viewer.audience, ctx.colorScheme, ctx.locale, ...variants].join('|');
  const madeAt = metas.generation;
  let kept = metas.get(key);
  if (!kept) {
    const apart = forAudience(ctx);
    for (const tag of [tagOf.config, tagOf.roles]) apart.madeOf.add(tag);
    const meta = unchanging(await makeMeta(apart));
    kept = { key, meta, tags: apart.madeOf, bytes: BYTES };
    metas.put(kept, madeAt);
  }
  for (const tag of kept.tags) ctx.madeOf.add(tag);
  return kept.meta;
}

async function makeMeta(ctx: RequestContext): Promise<SiteMeta> {
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
      isRightToLeft: isRightToLeft(ctx.locale),
      ...(await languagesOf(ctx)),
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

/** English pages of a site without other languages know nothing of languages. */
async function languagesOf(ctx: RequestContext): Promise<Pick<SiteMeta, 'languages' | 'catalogueUrl'>> {
  const available = ctx.site.languages.available(ctx.config);
  const { version } = await ctx.site.languages.wordings(ctx.locale, ctx.config);
  return {
    ...(available.length > 1 && {
      languages: available.map((locale) => ({ locale, name: ownNameOf(locale) })),
    }),
    ...(version !== '' && { catalogueUrl: `/locales/${ctx.locale}.${version}.json` }),
  };
}
