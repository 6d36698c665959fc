// What clocks show in a time zone, and back: daylight saving is as the zone has it at that very moment.

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** What the clock shows, counted as if it were UTC. */
function clockAt(instant: number, timeZone: string): number {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

/** `2026-12-05T10:00`: what a clock shows there. */
export function wallClock(instant: Date | string, timeZone: string): string {
  const moment = Math.floor(new Date(instant).getTime() / 1000) * 1000;
  return new Date(clockAt(moment, timeZone)).toISOString().slice(0, 16);
}

/** `2026-12-05` */
export const dayIn = (instant: Date | string, timeZone: string) => wallClock(instant, timeZone).slice(0, 10);

const DAY_MS = 86_400_000;

/**
 * When a clock there shows `2026-12-05T10:00`. An hour that comes twice is its first; one that is skipped is as much later as
 * clocks are put forward.
 */
export function instantOf(wall: string, timeZone: string): Date {
  const wanted = Date.parse(`${wall}Z`);
  const offsetAt = (moment: number) => clockAt(moment, timeZone) - moment;
  const before = wanted - offsetAt(wanted - DAY_MS);
  const behind = wanted - offsetAt(wanted + DAY_MS);
  const fitting = [before, behind].filter((moment) => clockAt(moment, timeZone) === wanted);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : before);
}

/** The day behind `2026-12-31`: `2027-01-01`. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
