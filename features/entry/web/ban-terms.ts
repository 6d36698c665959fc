// Whoever is kept out by a ban reads that it is one, why, and until when.
import { joinSentences } from '../../../platform/contract/languages/sentences.ts';
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import { ApiError } from '../../../platform/web/api/call.ts';

const BANS: readonly unknown[] = ['session.banned', 'banRule.banned'];

export function withBanTerms(error: unknown, { t, locale }: Pick<Translator, 't' | 'locale'>): unknown {
  if (!(error instanceof ApiError) || !BANS.includes(error.body.code)) return error;
  const { message, description: reason, dateExpires } = error.body;
  const until = typeof dateExpires === 'string' && new Date(dateExpires);
  const date =
    until && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(until);
  const description = joinSentences([
    message,
    ...(reason ? [t('The reason: {reason}', { reason })] : []),
    ...(date ? [t('It ends on {date}.', { date })] : []),
  ]);
  return new ApiError({ ...error.body, description });
}
