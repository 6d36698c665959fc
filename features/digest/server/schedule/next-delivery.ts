// When the next digest is due, by the clock on the wall of whom it is for.
import type { DigestFrequency } from '../../digest.contract.ts';

export interface DigestTimes {
  frequency: DigestFrequency;
  /** ISO 8601: Monday is 1. Of weekly and monthly ones. */
  dayOfWeek: number;
  /** Which such day of the month. */
  position: 'first' | 'last';
  hour: number;
  timeZone: string;
}

const DAY_MS = 86_400_000;
/** Longer than a month, whichever day of it is meant. */
const MOST_DAYS = 70;

/** The first moment after `after`. */
export function nextDelivery(after: Date, times: DigestTimes): Date {
  const today = wallClock(after, times.timeZone);
  for (let days = 0; days <= MOST_DAYS; days++) {
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day) + days * DAY_MS);
    if (!isItsDay(day, times)) continue;
    const moment = momentOf(day, times.hour, times.timeZone);
    if (moment > after) return moment;
  }
  throw new Error('No day fits the times of a digest.');
}

/** The day as midnight in UTC. */
function isItsDay(day: Date, { frequency, dayOfWeek, position }: DigestTimes): boolean {
  if (frequency === 'daily') return true;
  if ((day.getUTCDay() || 7) !== dayOfWeek) return false;
  if (frequency === 'weekly') return true;
  if (position === 'first') return day.getUTCDate() <= 7;
  return new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth();
}

/** Where clocks skip that hour, the moment they are put forward to; where they show it twice, the first. */
function momentOf(day: Date, hour: number, timeZone: string): Date {
  const wanted = day.getTime() + hour * 3_600_000;
  const before = wanted - offsetAt(wanted - DAY_MS / 2, timeZone);
  const behind = wanted - offsetAt(wanted + DAY_MS / 2, timeZone);
  const fitting = [before, behind].filter((moment) => moment + offsetAt(moment, timeZone) === wanted);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : Math.max(before, behind));
}

function offsetAt(moment: number, timeZone: string): number {
  const { year, month, day, hour, minute } = wallClock(new Date(moment), timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000;
}

type WallClock = Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;

// One takes longer to make than to use, and a batch is of members of few zones.
const clocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(date: Date, timeZone: string): WallClock {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  const parts = clock.formatToParts(date).map(({ type, value }) => [type, Number(value)]);
  return Object.fromEntries(parts) as WallClock;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
}

/** Where what a digest tells of begins. */
export function periodStart(end: Date, frequency: DigestFrequency): Date {
  const days = { daily: 1, weekly: 7, monthly: 31 }[frequency];
  return new Date(end.getTime() - days * DAY_MS);
}
