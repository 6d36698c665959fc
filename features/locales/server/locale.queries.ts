import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Locale } from '../locales.contract.ts';

interface LocaleRow {
  locale_key: string;
  is_translatable: boolean;
  translation_service: string | null;
}

export async function communityLocales(ctx: RequestContext): Promise<Locale[]> {
  const rows = await ctx.db.rows<LocaleRow>(sql`
    select locale_key, is_translatable, translation_service from locales
    order by locale_key`);
  const listed = new Set(rows.map((row) => row.locale_key));
  // The languages of add-ons are there by being switched on; a row says no more than what is translated into them.
  for (const locale of ctx.site.languages.available(ctx.config))
    if (!listed.has(locale))
      rows.push({ locale_key: locale, is_translatable: true, translation_service: null });
  const own = ctx.siteLocale;
  rows.sort(
    (a, b) =>
      Number(b.locale_key === own) - Number(a.locale_key === own) || (a.locale_key < b.locale_key ? -1 : 1),
  );
  const keys = rows.map((row) => row.locale_key);
  return rows.map((row) => ({
    localeID: row.locale_key,
    localeKey: row.locale_key,
    regionalKey: row.locale_key,
    displayNames: Object.fromEntries(keys.map((key) => [key, nameOf(row.locale_key, key)])),
    translatable: row.is_translatable,
    translationService: row.translation_service,
  }));
}

export async function requireLocale(ctx: RequestContext, localeID: string): Promise<Locale> {
  const all = await communityLocales(ctx);
  const found = all.find(
    (each) => each.localeID.toLowerCase() === localeID.replaceAll('_', '-').toLowerCase(),
  );
  if (!found) throw notFound('Locale');
  return found;
}

function nameOf(locale: string, inLocale: string): string {
  return new Intl.DisplayNames([inLocale], { type: 'language' }).of(locale) ?? locale;
}
