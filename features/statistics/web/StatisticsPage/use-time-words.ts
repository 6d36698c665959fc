import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

/** Milliseconds and shares as they are read. */
export function useTimeWords() {
  const { locale } = useTranslator();
  const milliseconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' });
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return {
    time: (limit: number) => (limit < 1000 ? milliseconds.format(limit) : seconds.format(limit / 1000)),
    share: (part: number, all: number) => percent.format(all === 0 ? 0 : part / all),
  };
}
