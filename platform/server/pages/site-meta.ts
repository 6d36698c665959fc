// What every page knows of the site, the same for everyone of an audience.
import { isRightToLeft, ownNameOf } from '../../contract/languages/languages.ts';
import { joinSentences } from '../../contract/languages/sentences.ts';
import type { SiteMeta } from '../../contract/page.ts';
import { cacheTag } from '../cache/cache-tags.ts';
import { immutable } from '../cache/immutable.ts';
import type { CacheEntry } from '../cache/tagged-cache.ts';
import { siteConfig } from '../config/site-config.ts';
import { siteModeConfig } from '../config/site-mode.ts';
import { contributions } from '../feature/contributions.ts';
import type { RequestContext } from '../http/context.ts';
import { modeTerms, readOnlyText } from '../http/guards/site-mode.ts';
import { forAudience } from '../http/responses/for-audience.ts';
import { redactedPermissions } from '../permissions/redacted-permissions.ts';
import { isOffered } from '../site/feature-set.ts';
import { shownFeatures } from './safe-mode.ts';

interface CachedMeta extends CacheEntry {
  value: SiteMeta;
}

const BYTES = 8000;

/** The same object until its dependencies change; for a single viewer it is not cached. */
export async function siteMeta(ctx: RequestContext): Promise<SiteMeta> {
  if (!ctx.viewer.isAudience) return makeMeta(ctx);
  const { data, features } = ctx.site;
  const variants = contributions(features.enabled(ctx.config), 'siteMetaVariesBy').map((by) => by(ctx));
  const key = ['meta', ctx.viewer.audience, ctx.locale, ...variants].join('|');
  const madeAt = data.generation;
  let cached = data.get(key) as CachedMeta | undefined;
  if (!cached) {
    const apart = forAudience(ctx);
    for (const tag of [cacheTag.config, cacheTag.roles]) apart.cacheTags.add(tag);
    const value = immutable(await makeMeta(apart));
    cached = { key, value, tags: apart.cacheTags, bytes: BYTES };
    data.put(cached, madeAt);
  }
  for (const tag of cached.tags) ctx.cacheTags.add(tag);
  return cached.value;
}

async function makeMeta(ctx: RequestContext): Promise<SiteMeta> {
  const features = shownFeatures(ctx);
  const switchedOff = ctx.site.features.all
    .filter((feature) => !isOffered(feature, ctx.config))
    .map(({ name }) => name);
  const addonModules = features.flatMap((feature) => feature.browser ?? []);
  const parts = await Promise.all(contributions(features, 'siteMeta').map((source) => source(ctx)));
  return Object.assign(
    {
      siteName: ctx.setting(siteConfig.title),
      siteUrl: ctx.site.url,
      description: ctx.setting(siteConfig.description),
      locale: ctx.locale,
      isRightToLeft: isRightToLeft(ctx.locale),
      ...(await languagesOf(ctx)),
      ...(ctx.setting(siteConfig.isDebug) && { isDebug: true }),
      ...noticeOf(ctx),
      isSignedIn: !ctx.viewer.isGuest,
      permissions: redactedPermissions(await ctx.site.roleRegistry(), ctx.viewer.permissions),
      signInUrl: '/entry/signin',
      registrationUrl: '/entry/register',
      signOutUrl: '/entry/signout',
      editContentTimeout: -1,
      titleMaxLength: 100,
      addons: features.flatMap((feature) => (feature.addon ? [feature.addon.key] : [])),
      ...(switchedOff.length > 0 && { switchedOff }),
      ...(addonModules.length > 0 && { addonModules }),
    } satisfies SiteMeta,
    ...parts,
  );
}

/** Said above every page, for as long as the site is not used as ever. */
function noticeOf(ctx: RequestContext): Pick<SiteMeta, 'notice'> {
  const { t } = ctx.translator;
  const mode = ctx.setting(siteModeConfig.mode);
  // Others see no page that it could stand above.
  if (mode === 'normal' || (mode === 'maintenance' && !ctx.viewer.can('site.manage'))) return {};
  const what =
    mode === 'readOnly'
      ? readOnlyText(ctx)
      : t('The community is being worked on: only administrators see it.');
  return { notice: joinSentences([what, modeTerms(ctx)]) };
}

/** English pages of a site without other languages know nothing of languages. */
async function languagesOf(ctx: RequestContext): Promise<Pick<SiteMeta, 'languages' | 'messagesUrl'>> {
  const available = ctx.site.languages.available(ctx.config);
  const { version } = await ctx.site.languages.messages(ctx.locale, ctx.config);
  return {
    ...(available.length > 1 && {
      languages: available.map((locale) => ({ locale, name: ownNameOf(locale) })),
    }),
    ...(version !== '' && { messagesUrl: `/locales/${ctx.locale}.${version}.json` }),
  };
}
