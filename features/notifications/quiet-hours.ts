// Until when it is quiet for somebody. Pure.

import type { Pause } from './quiet.contract.ts';
import { dayAfter, momentOf, tomorrowMorning, wallTime } from './zoned-time.ts';

export interface QuietHours {
  isOn: boolean;
  /** Minutes after midnight. */
  from: number;
  to: number;
  /** On which it begins; 0: Sunday. */
  days: readonly number[];
  timeZone: string;
  pausedUntil: Date | null;
}

const DAY = 24 * 60;

/** Undefined: it is not quiet. */
export function quietUntil(hours: QuietHours, now: Date): Date | undefined {
  let end: Date | undefined;
  // What ends within quiet hours goes on until they are over; round them once a day, there is an end.
  for (let round = 0; round < 9; round++) {
    const at = end ?? now;
    const next = later(pauseAt(hours, at), hoursAt(hours, at));
    if (!next) return end;
    end = next;
  }
  return end;
}

function later(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? (one > other ? one : other) : (one ?? other);
}

function pauseAt({ pausedUntil }: QuietHours, at: Date): Date | undefined {
  return pausedUntil && pausedUntil > at ? pausedUntil : undefined;
}

function hoursAt({ isOn, from, to, days, timeZone }: QuietHours, at: Date): Date | undefined {
  if (!isOn) return undefined;
  const today = wallTime(at, timeZone);
  const length = (to - from + DAY) % DAY;
  // Those that began yesterday may go on today.
  for (const daysAgo of [0, 1]) {
    const began = dayAfter(today, -daysAgo);
    if (!days.includes(began.weekday)) continue;
    const minutes = today.minutes + daysAgo * DAY;
    if (minutes < from || minutes >= from + length) continue;
    return momentOf(from + length >= DAY ? dayAfter(began, 1) : began, to, timeZone);
  }
  return undefined;
}

const HOURS = { hour: 1, '2hours': 2, '8hours': 8, week: 7 * 24 } as const;

export function endOfPause(pause: Pause, now: Date, timeZone: string): Date | null {
  if (pause === 'none') return null;
  if (pause === 'tomorrow') return tomorrowMorning(now, timeZone);
  return new Date(now.getTime() + HOURS[pause] * 3_600_000);
}
