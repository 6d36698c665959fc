import type { BodyOf } from '../../../platform/contract/endpoint.ts';
import { canonicalLocale } from '../../../platform/contract/languages/languages.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { setMemberLocale } from '../../users/server/manage/member-row.actions.ts';
import {
  type addLocale as addContract,
  type editLocale as editContract,
  localeError,
} from '../locales.contract.ts';
import { localeAdded, localeEdited, userChoseLocale } from '../locales.events.ts';
import { findProvider } from './translation-service.actions.ts';

// Invalidates nothing: no page depends on the list of languages.

export async function addLocale(
  ctx: RequestContext,
  { locale, translatable }: BodyOf<typeof addContract.spec>,
): Promise<string> {
  const key = canonicalKey(locale);
  if (key === undefined) throw localeError('locale.unknown');
  if (ctx.site.languages.available(ctx.config).includes(key)) throw localeError('locale.exists');
  await ctx.write(async (w) => {
    const added = await w.db.execute(sql`
      insert into locales (locale_key, is_translatable) values (${key}, ${translatable}) on conflict do nothing`);
    if (added === 0) throw localeError('locale.exists');
    await w.announce(localeAdded, { localeKey: key });
  });
  return key;
}

export async function editLocale(
  ctx: RequestContext,
  localeKey: string,
  { translatable, translationService }: BodyOf<typeof editContract.spec>,
): Promise<void> {
  // Empty or null chooses none: the site's own choice translates then, if there is one.
  if (translationService && !findProvider(ctx, translationService)?.isConfigured(ctx))
    throw localeError('locale.noService');
  if (translatable === undefined && translationService === undefined) return;
  const isServiceGiven = translationService !== undefined;
  await ctx.write(async (w) => {
    const changed = await w.db.execute(sql`
      insert into locales (locale_key, is_translatable, translation_service)
      values (${localeKey}, ${translatable ?? true}, ${translationService || null})
      on conflict (locale_key) do update set
        is_translatable = coalesce(${translatable ?? null}::boolean, locales.is_translatable),
        translation_service = case when ${isServiceGiven} then excluded.translation_service
          else locales.translation_service end
      where locales.is_translatable <> coalesce(${translatable ?? null}::boolean, locales.is_translatable)
        or (${isServiceGiven} and locales.translation_service is distinct from excluded.translation_service)`);
    if (changed > 0) await w.announce(localeEdited, { localeKey });
  });
}

/** Stored for members wherever they sign in; for everybody in the browser they chose with. */
export async function chooseLocale(ctx: RequestContext, wanted: string | null): Promise<string | null> {
  const spoken = ctx.site.languages.available(ctx.config);
  const chosen = spoken.find((each) => each.toLowerCase() === wanted?.toLowerCase()) ?? null;
  if (wanted !== null && chosen === null) throw localeError('locale.notSpoken');
  const { userID, isGuest } = ctx.viewer;
  if (!isGuest)
    await ctx.write(async (w) => {
      if (await setMemberLocale(w.db, userID, chosen))
        await w.announce(userChoseLocale, { userID, locale: chosen });
    });
  return chosen;
}

/** `pt_br` is `pt-BR`; undefined for what is no language anybody knows. */
function canonicalKey(text: string): string | undefined {
  const key = canonicalLocale(text);
  const language = key?.split('-')[0];
  const isKnown =
    language !== undefined &&
    new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language);
  return isKnown ? key : undefined;
}
