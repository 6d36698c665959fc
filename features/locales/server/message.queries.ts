// All texts of the interface in one language: as they are shipped, and as the community changed them.
import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { SOURCE_LANGUAGE } from '../../../platform/contract/languages/languages.ts';
import type { Messages, PluralForms } from '../../../platform/contract/languages/translate.ts';
import { NO_MESSAGES } from '../../../platform/contract/languages/translate.ts';
import type { PageOf } from '../../../platform/contract/paging.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { listMessages, Message } from '../locales.contract.ts';

type Query = QueryOf<(typeof listMessages)['spec']>;

export async function findMessages(
  ctx: RequestContext,
  localeKey: string,
  { query = '', isChanged, isMissing, page, limit }: Query,
): Promise<PageOf<Message>> {
  const words = query.trim().toLocaleLowerCase();
  const found = (await allMessages(ctx, localeKey)).filter(
    (each) =>
      (!isChanged || each.own !== null) &&
      (!isMissing || each.asItComes === null) &&
      (words === '' || [each.english, each.asItComes, each.own].some((text) => holds(text, words))),
  );
  return { rows: found.slice((page - 1) * limit, page * limit), page, limit, total: found.length };
}

export async function findMessage(ctx: RequestContext, localeKey: string, wording: string): Promise<Message> {
  const found = (await allMessages(ctx, localeKey)).find((each) => each.wording === wording);
  return found ?? { wording, english: wording, asItComes: null, own: null };
}

/** How much of the interface is translated into a language, and how much of that the community changed. */
export async function messageCounts(ctx: RequestContext, localeKey: string) {
  const all = await allMessages(ctx, localeKey);
  return {
    all: all.length,
    missing: all.filter((each) => each.asItComes === null).length,
    own: all.filter((each) => each.own !== null).length,
  };
}

/** In the order of the English messages; behind them texts of the community itself, as titles in layouts. */
async function allMessages(ctx: RequestContext, localeKey: string): Promise<Message[]> {
  const load = ctx.site.options.messages ?? (async (): Promise<Messages> => NO_MESSAGES);
  const [english, comes] = await Promise.all([load(SOURCE_LANGUAGE), load(localeKey)]);
  const own: Readonly<Record<string, string | Partial<PluralForms>>> =
    ctx.setting(siteConfig.messages)[localeKey] ?? {};
  const messages = [...Object.keys(english), ...Object.keys(own).filter((text) => !(text in english))];
  return messages.map((wording) => ({
    wording,
    english: english[wording] ?? wording,
    asItComes: comes[wording] ?? null,
    own: (own[wording] as Message['own'] | undefined) ?? null,
  }));
}

function holds(text: Message['own'], words: string): boolean {
  const forms = text === null ? [] : typeof text === 'string' ? [text] : Object.values(text);
  return forms.some((form) => form.toLocaleLowerCase().includes(words));
}
