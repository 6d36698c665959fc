import type { BodyOf } from '../../../platform/contract/endpoint.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  type addLocale as addContract,
  type editLocale as editContract,
  localeError,
} from '../locales.contract.ts';

// Touches nothing: no page is made of the list of languages.

export async function addLocale(
  ctx: RequestContext,
  { locale, translatable }: BodyOf<typeof addContract.spec>,
): Promise<string> {
  const key = canonicalKey(locale);
  if (key === undefined) throw localeError('locale.unknown');
  await ctx.write(async (w) => {
    const added = await w.db.execute(sql`
      insert into locales (locale_key, is_translatable) values (${key}, ${translatable}) on conflict do nothing`);
    if (added === 0) throw localeError('locale.exists');
    await w.announce({ type: 'locale.added', payload: { localeKey: key } });
  });
  return key;
}

export async function editLocale(
  ctx: RequestContext,
  localeKey: string,
  { translatable, translationService }: BodyOf<typeof editContract.spec>,
): Promise<void> {
  // None is there to be named; to have none can be said.
  if (translationService) throw localeError('locale.noService');
  if (translatable === undefined) return;
  await ctx.write(async (w) => {
    const changed = await w.db.execute(sql`
      update locales set is_translatable = ${translatable}
      where locale_key = ${localeKey} and is_translatable <> ${translatable}`);
    if (changed > 0) await w.announce({ type: 'locale.edited', payload: { localeKey } });
  });
}

/** `pt_br` is `pt-BR`; undefined for what is no language anybody knows. */
function canonicalKey(text: string): string | undefined {
  try {
    const [key] = Intl.getCanonicalLocales(text.replaceAll('_', '-'));
    const language = key?.split('-')[0];
    const isKnown =
      language !== undefined &&
      new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language);
    return isKnown ? key : undefined;
  } catch {
    return undefined;
  }
}
