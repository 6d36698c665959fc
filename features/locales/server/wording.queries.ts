// All texts of the interface in one language: as they come, and as the community says them.
import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { SOURCE_LANGUAGE } from '../../../platform/contract/languages/languages.ts';
import type { Catalogue, PluralForms } from '../../../platform/contract/languages/translate.ts';
import { NO_CATALOGUE } from '../../../platform/contract/languages/translate.ts';
import type { PageOf } from '../../../platform/contract/paging.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { listWordings, Wording } from '../locales.contract.ts';

type Query = QueryOf<(typeof listWordings)['spec']>;

export async function findWordings(
  ctx: RequestContext,
  localeKey: string,
  { query = '', isChanged, isMissing, page, limit }: Query,
): Promise<PageOf<Wording>> {
  const words = query.trim().toLocaleLowerCase();
  const found = (await allWordings(ctx, localeKey)).filter(
    (each) =>
      (!isChanged || each.own !== null) &&
      (!isMissing || each.asItComes === null) &&
      (words === '' || [each.english, each.asItComes, each.own].some((text) => holds(text, words))),
  );
  return { rows: found.slice((page - 1) * limit, page * limit), page, limit, total: found.length };
}

export async function oneWording(ctx: RequestContext, localeKey: string, wording: string): Promise<Wording> {
  const found = (await allWordings(ctx, localeKey)).find((each) => each.wording === wording);
  return found ?? { wording, english: wording, asItComes: null, own: null };
}

/** How much of the interface a language says, and how much of that the community says otherwise. */
export async function wordingCounts(ctx: RequestContext, localeKey: string) {
  const all = await allWordings(ctx, localeKey);
  return {
    all: all.length,
    missing: all.filter((each) => each.asItComes === null).length,
    own: all.filter((each) => each.own !== null).length,
  };
}

/** In the order of the English wordings; behind them texts of the community itself, as titles in layouts. */
async function allWordings(ctx: RequestContext, localeKey: string): Promise<Wording[]> {
  const load = ctx.site.options.wordings ?? (async (): Promise<Catalogue> => NO_CATALOGUE);
  const [english, comes] = await Promise.all([load(SOURCE_LANGUAGE), load(localeKey)]);
  const own: Readonly<Record<string, string | Partial<PluralForms>>> =
    ctx.setting(siteConfig.wordings)[localeKey] ?? {};
  const wordings = [...Object.keys(english), ...Object.keys(own).filter((text) => !(text in english))];
  return wordings.map((wording) => ({
    wording,
    english: english[wording] ?? wording,
    asItComes: comes[wording] ?? null,
    own: (own[wording] as Wording['own'] | undefined) ?? null,
  }));
}

function holds(text: Wording['own'], words: string): boolean {
  const forms = text === null ? [] : typeof text === 'string' ? [text] : Object.values(text);
  return forms.some((form) => form.toLocaleLowerCase().includes(words));
}
