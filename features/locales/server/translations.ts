// What the interface says in a language: every text by its English wording, in that language where it says it.
import { createHash } from 'node:crypto';
import { SOURCE_LANGUAGE } from '../../../platform/contract/languages/languages.ts';
import { NO_CATALOGUE } from '../../../platform/contract/languages/translate.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { LoadCatalogue } from '../../../platform/server/languages/language-book.ts';
import { requireLocale } from './locale.queries.ts';

const SECONDS = 1800;

export async function translations(ctx: RequestContext, locale: string) {
  const { localeKey } = await requireLocale(ctx, locale);
  const load: LoadCatalogue = ctx.site.options.wordings ?? (async () => NO_CATALOGUE);
  const [english, own] = await Promise.all([load(SOURCE_LANGUAGE), load(localeKey)]);
  const wordings = Object.fromEntries(
    Object.entries({ ...english, ...own, ...ctx.setting(siteConfig.wordings)[localeKey] }).map(
      ([text, found]) => [text, typeof found === 'string' ? found : found.other],
    ),
  );
  const hash = createHash('sha1').update(JSON.stringify(wordings)).digest('base64url').slice(0, 20);
  return { wordings, headers: { etag: `"${hash}"`, 'cache-control': `public, max-age=${SECONDS}` } };
}
