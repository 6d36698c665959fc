// The messages of the interface in a language, keyed by their English text.
import { createHash } from 'node:crypto';
import { SOURCE_LANGUAGE } from '../../../platform/contract/languages/languages.ts';
import { NO_MESSAGES } from '../../../platform/contract/languages/translate.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { LoadMessages } from '../../../platform/server/languages/language-registry.ts';
import { requireLocale } from './locale.queries.ts';

const SECONDS = 1800;

export async function translations(ctx: RequestContext, locale: string) {
  const { localeKey } = await requireLocale(ctx, locale);
  const load: LoadMessages = ctx.site.options.messages ?? (async () => NO_MESSAGES);
  const [english, own] = await Promise.all([load(SOURCE_LANGUAGE), load(localeKey)]);
  const messages = Object.fromEntries(
    Object.entries({ ...english, ...own, ...ctx.setting(siteConfig.messages)[localeKey] }).map(
      ([text, found]) => [text, typeof found === 'string' ? found : found.other],
    ),
  );
  const hash = createHash('sha1').update(JSON.stringify(messages)).digest('base64url').slice(0, 20);
  return { messages, headers: { etag: `"${hash}"`, 'cache-control': `public, max-age=${SECONDS}` } };
}
