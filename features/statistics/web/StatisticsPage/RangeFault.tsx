import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { FIRST_DAY, MOST_DAYS_OF_RANGE, type RangeProblem } from '../../statistics.range.ts';

/** In the place of the numbers: what to change of the days that were chosen. */
export function RangeFault({ problem }: { problem: RangeProblem }) {
  const { t, locale } = useTranslator();
  const first = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const words: Record<RangeProblem, string> = {
    missing: t('Choose the first and the last day.'),
    reversed: t('The last day is before the first one.'),
    tooLong: t('These are too many days: {count} at most.', {
      count: MOST_DAYS_OF_RANGE.toLocaleString(locale),
    }),
    tooEarly: t('Days are counted from {day} on.', { day: first.format(new Date(FIRST_DAY)) }),
    future: t('The last day is still to come. Days end at midnight, UTC.'),
  };
  return (
    <Notice tone={problem === 'missing' ? 'info' : 'error'} role="status">
      {words[problem]}
    </Notice>
  );
}
