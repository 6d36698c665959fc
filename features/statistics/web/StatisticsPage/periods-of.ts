// Days as points of a chart: one each, or one for a week where there are many.
import type { ChartPoint } from '../../../../platform/ui/LineChart/LineChart.tsx';
import type { Series } from '../../statistics.contract.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 90;
const WEEK = 7;

export function pointsOf({ counts, countsBefore }: Series, from: string, locale: string): ChartPoint[] {
  const size = counts.length > MOST_DAYS ? WEEK : 1;
  const format = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
    ...(counts.length > MOST_DAYS && { year: '2-digit' as const }),
  } as Intl.DateTimeFormatOptions);
  const nameOf = (day: number) => {
    const first = new Date(Date.parse(from) + day * DAY_MS);
    return format.format(first);
  };
  const sum = (values: readonly number[], at: number) =>
    values.slice(at, at + size).reduce((all, value) => all + value, 0);
  return Array.from({ length: Math.ceil(counts.length / size) }, (_, index) => {
    const at = index * size;
    return {
      name: nameOf(at),
      value: sum(counts, at),
      before: { name: nameOf(at - counts.length), value: sum(countsBefore, at) },
    };
  });
}
