import { useTranslator } from '@parley/addon-api/web';
import { languageOf, type Timed, zoneOf } from '../event-time.ts';
import { useReaderZone } from '../use-reader-zone.ts';
import styles from './DateBox.module.css';

/** The month and the day on a leaf of a calendar: beside the date in words, so nobody hears it twice. */
export function DateBox({ event }: { event: Timed }) {
  const { locale } = useTranslator();
  const timeZone = zoneOf(event, useReaderZone());
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageOf(locale), { ...options, timeZone }).format(new Date(event.dateStarts));
  return (
    <div className={styles.box} aria-hidden="true">
      <span suppressHydrationWarning>{part({ month: 'short' })}</span>
      <b suppressHydrationWarning>{part({ day: 'numeric' })}</b>
    </div>
  );
}
