// Times of day where somebody lives: eight in the morning is another moment in Stockholm than in Lima. Pure.

export interface WallTime {
  year: number;
  month: number;
  day: number;
  /** 0: Sunday. */
  weekday: number;
  minutes: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/** What clocks on the wall show there at that moment. */
export function wallTime(date: Date, timeZone: string): WallTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const [year, month, day] = [part('year'), part('month'), part('day')];
  return {
    year,
    month,
    day,
    weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
    minutes: part('hour') * 60 + part('minute'),
  };
}

/** The moment at which clocks show that; where they skip it, an hour around it. */
export function momentOf(
  { year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>,
  minutes: number,
  timeZone: string,
): Date {
  const asIfUtc = Date.UTC(year, month - 1, day) + minutes * MINUTE;
  let moment = asIfUtc;
  // Twice: the first guess may lie on the other side of a change of the clocks.
  for (let round = 0; round < 2; round++) {
    const shown = wallTime(new Date(moment), timeZone);
    moment += asIfUtc - (Date.UTC(shown.year, shown.month - 1, shown.day) + shown.minutes * MINUTE);
  }
  return new Date(moment);
}

/** The calendar day that many days later. */
export function dayAfter({ year, month, day }: WallTime, days: number): WallTime {
  const date = new Date(Date.UTC(year, month - 1, day) + days * DAY);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    minutes: 0,
  };
}

const MORNING = 8 * 60;

/** Eight in the morning of the next day. */
export function tomorrowMorning(now: Date, timeZone: string): Date {
  return momentOf(dayAfter(wallTime(now, timeZone), 1), MORNING, timeZone);
}
