// What LibreTranslate takes and answers: https://docs.libretranslate.com
import { guardedFetch, OutgoingProblem, outgoingRules, type TranslationProvider } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { libreTranslateConfig } from './libre-translate.config.ts';

const answered = z.object({ translatedText: z.array(z.string()) });
/** A machine needs a while for fifty texts. */
const TIMEOUT_MS = 20_000;

export const libreTranslate: TranslationProvider = {
  type: 'libretranslate',
  name: 'LibreTranslate',
  settings: libreTranslateConfig,
  isConfigured: (ctx) => ctx.setting(libreTranslateConfig.url) !== '',
  translate: async (ctx, texts, { from, to }) => {
    const key = ctx.setting(libreTranslateConfig.apiKey);
    const sent = { q: texts, source: languageOf(from), target: languageOf(to), format: 'text' };
    const answer = await guardedFetch(
      `${ctx.setting(libreTranslateConfig.url).replace(/\/$/, '')}/translate`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ ...sent, ...(key !== '' && { api_key: key }) }),
      },
      { ...outgoingRules(ctx), maxRedirects: 0, timeoutMs: TIMEOUT_MS },
    );
    if (!answer.ok) throw new OutgoingProblem('refused', `LibreTranslate answered ${answer.status}.`);
    const read = answered.safeParse(await answer.json().catch(() => undefined));
    if (!read.success) throw new OutgoingProblem('refused', 'LibreTranslate did not answer translations.');
    return read.data.translatedText;
  },
};

/** It knows languages without their regions. */
const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;
