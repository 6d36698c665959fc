import { useTranslator } from '../../../platform/web/i18n/language.tsx';

const MINUTE = 60;
const HOUR = 3600;

/** A time that is left, as roughly as it is known. */
export function useTimeLeft(): (seconds: number) => string {
  const { t, plural } = useTranslator();
  return (seconds) => {
    const whole = Math.max(1, Math.ceil(seconds));
    if (whole < MINUTE) return plural(whole, { one: '{count} second left', other: '{count} seconds left' });
    if (whole < 2 * HOUR)
      return plural(Math.ceil(whole / MINUTE), { one: '{count} minute left', other: '{count} minutes left' });
    return t('{count} hours left', { count: Math.ceil(whole / HOUR) });
  };
}
