// The days of a month in weeks, as a calendar on a wall has them.
import { dayAfter } from '../../zoned-time.ts';

/** 1 is Monday. Where weeks begin on another day, people say so by their language. */
export function firstWeekday(locale: string): number {
  const [language = ''] = locale.split('-');
  if (language === 'ar' || language === 'fa') return 6;
  return language === 'he' || locale === 'en-US' ? 7 : 1;
}

export const monthAfter = (month: string, months: number) => {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7;

export function weeksOf(month: string, locale: string): string[][] {
  const first = `${month}-01`;
  let day = dayAfter(first, -((weekdayOf(first) - firstWeekday(locale) + 7) % 7));
  const weeks: string[][] = [];
  while (weeks.length === 0 || day.slice(0, 7) === month) {
    weeks.push(Array.from({ length: 7 }, (_, at) => dayAfter(day, at)));
    day = dayAfter(day, 7);
  }
  return weeks;
}
