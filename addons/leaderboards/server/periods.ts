// Periods of the calendar, in UTC, and how long their totals are kept.
import { type Sql, sql } from '@parley/addon-api';

export const PERIODS = ['d', 'w', 'm', 'y', 'a'] as const;
export type Period = (typeof PERIODS)[number];

/** All time is one period, which began on this day. */
export const FIRST_DAY = '1970-01-01';

const DAY_MS = 86_400_000;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day on which the one began that is now: weeks on Mondays. */
export function periodStart(now: Date, period: Period): string {
  const today = dayOf(now);
  switch (period) {
    case 'd':
      return today;
    case 'w':
      return dayOf(new Date(Date.parse(today) - ((now.getUTCDay() + 6) % 7) * DAY_MS));
    case 'm':
      return `${today.slice(0, 7)}-01`;
    case 'y':
      return `${today.slice(0, 4)}-01-01`;
    case 'a':
      return FIRST_DAY;
  }
}

/** The periods that hold a day, as rows of `period, starts`. */
export const periodsOf = (day: Sql): Sql => sql`
  (values ('d', ${day}), ('w', date_trunc('week', ${day})::date), ('m', date_trunc('month', ${day})::date),
    ('y', date_trunc('year', ${day})::date), ('a', ${sql.raw(`date '${FIRST_DAY}'`)})) slot (period, starts)`;

/** What is over for longer than another of its kind lasts is asked for by nobody: days, awards, tell it anew if need be. */
export const isCurrent = (period: Sql, starts: Sql): Sql => sql`
  (${starts} > (now() at time zone 'UTC')::date - case ${period}
    when 'd' then 7 when 'w' then 21 when 'm' then 93 when 'y' then 800 else 1000000 end)`;
