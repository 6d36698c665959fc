import { changeSettings } from '../../../platform/server/config/change-settings.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { lockSetting } from '../../../platform/server/config/stored-settings.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { localeError, type Message, type MessageText } from '../locales.contract.ts';
import { findMessage } from './message.queries.ts';

const { key, schema } = siteConfig.messages;

/** Invalidates all that contains it, cached pages included, as every setting does. */
export async function changeMessage(
  ctx: RequestContext,
  localeKey: string,
  { wording, own }: { wording: string; own: MessageText | null },
): Promise<void> {
  const known = await findMessage(ctx, localeKey, wording);
  if (own !== null) requireForms(localeKey, known.english, own);
  await ctx.write(async (w) => {
    const all = await lockMessages(w);
    const { [wording]: before, ...others } = all[localeKey] ?? {};
    if (own === null && before === undefined) return;
    const ofLanguage = own === null ? others : { ...others, [wording]: own };
    const { [localeKey]: _, ...otherLanguages } = all;
    const next = Object.keys(ofLanguage).length === 0 ? otherLanguages : { ...all, [localeKey]: ofLanguage };
    if (!schema.safeParse(next).success) throw localeError('locale.otherGaps');
    await changeSettings(w, { [key]: next });
  });
}

/** All languages share one row: no change of two who change different texts at once may be lost. */
async function lockMessages(w: WriteContext): Promise<Record<string, Record<string, MessageText>>> {
  const stored = await lockSetting(w.db, key);
  return (schema.safeParse(stored).data ?? {}) as Record<string, Record<string, MessageText>>;
}

function requireForms(localeKey: string, english: Message['english'], own: MessageText): void {
  if (typeof english === 'string') {
    if (typeof own !== 'string') throw localeError('locale.otherForms');
    return;
  }
  const forms = new Intl.PluralRules(localeKey).resolvedOptions().pluralCategories.toSorted();
  if (typeof own === 'string' || Object.keys(own).toSorted().join() !== forms.join())
    throw localeError('locale.otherForms');
}
