// What the interface says in a language. English needs nothing: texts are found by their English wording.
import { createHash } from 'node:crypto';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireLocale } from './locale.queries.ts';

const SECONDS = 1800;

export async function translations(ctx: RequestContext, locale: string) {
  const { localeKey } = await requireLocale(ctx, locale);
  const catalogue = (await ctx.site.options.wordings?.(localeKey)) ?? {};
  const wordings = Object.fromEntries(
    Object.entries(catalogue).map(([text, found]) => [text, typeof found === 'string' ? found : found.other]),
  );
  const hash = createHash('sha1').update(JSON.stringify(wordings)).digest('base64url').slice(0, 20);
  return { wordings, headers: { etag: `"${hash}"`, 'cache-control': `public, max-age=${SECONDS}` } };
}
