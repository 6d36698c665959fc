import { classNames } from '../class-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import { useNow } from './clock.ts';
import {
  dateOrTime,
  exactTime,
  fixedDate,
  relativeTime,
  shortRelativeTime,
  timeOfDay,
} from './relative-time.ts';
import styles from './TimeAgo.module.css';

export type TimeAgoProps = {
  /** ISO 8601. */
  date: string;
  /**
   * Relative: `long`, and `short` for columns (4m). Fixed: `fixed` for a date, `extended` for a date with its time,
   * `compact` in figures, `time` alone. What is of today is shown by its time, but for `day`: what counts is the day.
   */
  form?: 'long' | 'short' | 'fixed' | 'extended' | 'compact' | 'time' | 'day';
  className?: string;
};

export function TimeAgo({ date, form = 'long', className }: TimeAgoProps) {
  const given = useUiLanguage();
  const now = useNow();
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;
  // The reader's own zone is known once the page is hydrated.
  const language = now === null ? given : { ...given, timeZone: undefined };
  // The server's year is the reader's too, but for one night; that one mismatch is harmless and silenced.
  const text = now === null ? fixedDate(moment, new Date(), language) : textOf(form, moment, new Date(now));
  return (
    <time
      dateTime={moment.toISOString()}
      // For pointers alone, and made when one comes: making it costs more than the rest of the element.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = exactTime(moment, language);
      }}
      className={classNames(styles.time, className)}
      suppressHydrationWarning
    >
      {text}
    </time>
  );

  function textOf(wanted: NonNullable<TimeAgoProps['form']>, at: Date, from: Date): string {
    if (wanted === 'short') return shortRelativeTime(at, from, language);
    if (wanted === 'long') return relativeTime(at, from, language);
    if (wanted === 'day') return fixedDate(at, from, language);
    return wanted === 'time' ? timeOfDay(at, language) : dateOrTime(at, from, language, wanted);
  }
}
