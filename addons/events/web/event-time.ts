// When an event takes place, in words of the reader's language.
import type { ShownEvent } from '../event-widgets.contract.ts';
import { dayAfter, dayIn } from '../zoned-time.ts';

export type Timed = Pick<ShownEvent, 'dateStarts' | 'dateEnds' | 'allDayEvent' | 'timezone'>;

/** Digits are those of the rest of the interface. */
export const languageOf = (locale: string) => (locale.includes('-u-') ? locale : `${locale}-u-nu-latn`);

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** Whole days are the same days for everybody. */
export const zoneOf = (event: Timed, zone: string | null) =>
  event.allDayEvent || zone === null ? event.timezone : zone;

export function timeText(
  event: Timed,
  { locale, zone, isShort = false }: { locale: string; zone: string | null; isShort?: boolean },
): string {
  const timeZone = zoneOf(event, zone);
  const day = isShort ? SHORT_DAY : DAY;
  const options = event.allDayEvent ? { ...day, timeZone } : { ...day, ...TIME, timeZone };
  const format = new Intl.DateTimeFormat(languageOf(locale), options);
  const starts = new Date(event.dateStarts);
  if (event.dateEnds === null || event.dateEnds === event.dateStarts) return format.format(starts);
  return format.formatRange(starts, new Date(event.dateEnds));
}

/** Europe/Oslo: Oslo. */
export const zoneName = (timezone: string) => (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');

/** A clock of the reader shows something else than one of the event. */
export function differs(event: Timed, zone: string | null): boolean {
  if (event.allDayEvent || zone === null || zone === event.timezone) return false;
  const shown = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
      new Date(event.dateStarts),
    );
  return shown(zone) !== shown(event.timezone);
}

const MOST_DAYS = 42;

/** Each day on which it takes place: `2026-12-05`. An event that ends at midnight is none of the next day. */
export function daysOf(event: Timed, zone: string | null): string[] {
  const timeZone = zoneOf(event, zone);
  const first = dayIn(event.dateStarts, timeZone);
  const ends = event.dateEnds ?? event.dateStarts;
  const isLonger = !event.allDayEvent && ends > event.dateStarts;
  const last = dayIn(new Date(Date.parse(ends) - (isLonger ? 1 : 0)), timeZone);
  const days = [first];
  while ((days.at(-1) ?? last) < last && days.length < MOST_DAYS) days.push(dayAfter(days.at(-1) ?? last));
  return days;
}
