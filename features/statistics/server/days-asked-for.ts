import { fieldProblem } from '../../../platform/contract/errors.ts';
import type { StatisticsQuery } from '../statistics.contract.ts';
import {
  FIRST_DAY,
  lengthOfRange,
  MOST_DAYS_OF_RANGE,
  problemOfRange,
  type RangeProblem,
} from '../statistics.range.ts';

const DAY_MS = 86_400_000;

const WORDS: Record<RangeProblem, string> = {
  missing: 'from and to are given together.',
  reversed: 'to must not be before from.',
  tooLong: `from and to name at most ${MOST_DAYS_OF_RANGE} days, both counted.`,
  tooEarly: `from must not be before ${FIRST_DAY}.`,
  future: 'to must not be after today, in UTC.',
};

export interface DaysAskedFor {
  from: Date;
  to: Date;
  days: number;
  /** Today is still being counted. */
  endsToday: boolean;
}

/** Days of one's own, or so many up to today. */
export function daysAskedFor(now: Date, { days, from, to }: StatisticsQuery): DaysAskedFor {
  const today = now.toISOString().slice(0, 10);
  if (from === undefined && to === undefined) {
    const last = Date.parse(today);
    return { from: new Date(last - (days - 1) * DAY_MS), to: new Date(last), days, endsToday: true };
  }
  const wrong = problemOfRange({ from, to }, today);
  if (wrong) throw fieldProblem(wrong.field, WORDS[wrong.problem]);
  const [first, last] = [from, to] as [string, string];
  return {
    ...{ from: new Date(first), to: new Date(last) },
    ...{ days: lengthOfRange(first, last), endsToday: last === today },
  };
}
