// What is sent of an event becomes what is stored of it: instants, with the zone in which they were said.
import { fieldProblem, ownFile, type RequestContext } from '@parley/addon-api';
import type { EventSettings } from '../events.contract.ts';
import { dayAfter, dayIn, instantOf, wallClock } from '../zoned-time.ts';
import type { EventRow } from './event.rows.ts';

export interface EventColumns {
  date_starts: Date;
  date_ends: Date | null;
  date_over: Date;
  is_all_day: boolean;
  timezone: string;
  location: string | null;
  location_url: string | null;
  cta_label: string | null;
  cta_url: string | null;
  capacity: number | null;
  display_organizer: boolean;
  image_url: string | null;
  image_alt: string;
}

/** Messages are translated by their text: it stands in the source as it is. */
const refusal = (field: string, { message }: { message: string }) => fieldProblem(field, message);

const MOST_DAYS = 366;
const YEARS = { first: 1970, last: 2199 };

/** As a clock of its zone shows it: what is sent back unchanged means the same. */
export function clocksOf(row: EventRow): { dateStarts: string; dateEnds: string | null } {
  const shown = (date: string) =>
    row.is_all_day ? dayIn(date, row.timezone) : wallClock(date, row.timezone);
  return { dateStarts: shown(row.date_starts), dateEnds: row.date_ends && shown(row.date_ends) };
}

/** What is not given stays. In another zone its clocks show the same as before. */
export function columnsOf(
  site: Pick<RequestContext, 'site'>,
  given: EventSettings,
  before?: EventRow,
): EventColumns {
  const timezone = given.timezone ?? before?.timezone ?? 'UTC';
  const is_all_day = given.allDayEvent ?? before?.is_all_day ?? false;
  const stored = before && clocksOf(before);
  const dateStarts = given.dateStarts ?? stored?.dateStarts;
  if (dateStarts === undefined)
    throw fieldProblem('dateStarts', 'dateStarts is required.', 400, 'missingField');
  const dateEnds = given.dateEnds === undefined ? (stored?.dateEnds ?? null) : given.dateEnds;
  const image = ownFile(site, 'featuredImage', given.featuredImage);
  const text = (value: string | null | undefined, stays: string | null | undefined) =>
    value === undefined ? (stays ?? null) : value || null;
  return {
    ...timesOf({ dateStarts, dateEnds, is_all_day, timezone }),
    location: text(given.location, before?.location),
    location_url: text(given.locationUrl, before?.location_url),
    cta_label: text(given.ctaLabel, before?.cta_label),
    cta_url: text(given.ctaUrl, before?.cta_url),
    capacity: given.capacity === undefined ? (before?.capacity ?? null) : given.capacity,
    display_organizer: given.displayOrganizer ?? before?.display_organizer ?? true,
    image_url: image === undefined ? (before?.image_url ?? null) : image,
    image_alt: given.featuredImageAlt ?? before?.image_alt ?? '',
  };
}

const isTime = (name: string) => /^date_(?:starts|ends|over)$/.test(name);

type Stored = Readonly<Record<string, string | number | boolean | null>>;

/** As the log keeps them: what differs, as it was and as it is. Undefined: nothing does. */
export function changesOf(before: EventRow, after: EventColumns): { was: Stored; is: Stored } | undefined {
  const [was, is] = [stored(before), stored(after)];
  const changed = Object.keys(is).filter((name) => was[name] !== is[name]);
  if (changed.length === 0) return undefined;
  const only = (all: Stored): Stored => Object.fromEntries(changed.map((name) => [name, all[name] ?? null]));
  return { was: only(was), is: only(is) };
}

export function stored(of: EventRow | EventColumns): Stored {
  const { date_starts, date_ends, date_over, is_all_day, timezone, location } = of;
  const { location_url, cta_label, cta_url, capacity, display_organizer, image_url, image_alt } = of;
  const iso = (date: Date | string) => new Date(date).toISOString();
  return {
    ...{ date_starts: iso(date_starts), date_ends: date_ends && iso(date_ends), date_over: iso(date_over) },
    ...{ is_all_day, timezone, location, location_url, cta_label, cta_url, capacity, display_organizer },
    ...{ image_url, image_alt },
  };
}

/** With some of them put back. */
export function columnsWith(row: EventRow, was: Stored): EventColumns {
  const all = Object.entries({ ...stored(row), ...was }).map(([name, value]) => [
    name,
    isTime(name) && value !== null ? new Date(String(value)) : value,
  ]);
  return Object.fromEntries(all) as EventColumns;
}

interface GivenTimes {
  dateStarts: string;
  dateEnds: string | null;
  is_all_day: boolean;
  timezone: string;
}

function timesOf({ dateStarts, dateEnds, is_all_day, timezone }: GivenTimes) {
  const moment = (text: string) => momentOf(text, is_all_day, timezone);
  const date_starts = moment(dateStarts);
  const date_ends = dateEnds === null ? null : moment(dateEnds);
  const year = date_starts.getUTCFullYear();
  if (year < YEARS.first || year > YEARS.last)
    throw refusal('dateStarts', { message: 'dateStarts must lie between 1970 and 2199.' });
  if (date_ends && date_ends < date_starts)
    throw refusal('dateEnds', { message: 'dateEnds must not lie before dateStarts.' });
  if (date_ends && date_ends.getTime() - date_starts.getTime() > MOST_DAYS * 86_400_000)
    throw refusal('dateEnds', { message: 'An event takes 366 days at most.' });
  const last = date_ends ?? date_starts;
  const date_over = is_all_day ? instantOf(`${dayAfter(dayIn(last, timezone))}T00:00`, timezone) : last;
  return { date_starts, date_ends, date_over, is_all_day, timezone };
}

const HAS_OFFSET = /(?:Z|[+-]\d\d:\d\d)$/i;

function momentOf(given: string, isAllDay: boolean, timezone: string): Date {
  const text = given.replace(' ', 'T');
  const isInstant = text.includes('T') && HAS_OFFSET.test(text);
  const wall = isInstant ? wallClock(text, timezone) : text.length > 10 ? text.slice(0, 16) : `${text}T00:00`;
  if (isAllDay) return instantOf(`${wall.slice(0, 10)}T00:00`, timezone);
  return isInstant ? new Date(text) : instantOf(wall, timezone);
}
