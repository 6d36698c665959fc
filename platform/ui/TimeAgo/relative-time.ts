/** The text of moments: "4 minutes ago" in texts, "4m" in lists, a fixed date where nothing may move. */
import type { PluralForms, UiLanguage } from '../language/language.tsx';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

/** The clock of a page ticks every 30 s, and no two machines agree: what happened this minute is no future. */
const tolerance = minute;

type Unit = { below: number; text: string } | { below: number; forms: PluralForms; unit: number };

const units: Unit[] = [
  { below: 45 * second, text: 'a few seconds' },
  { below: 90 * second, text: 'a minute' },
  { below: 45 * minute, forms: { one: '{count} minute', other: '{count} minutes' }, unit: minute },
  { below: 90 * minute, text: 'an hour' },
  { below: 22 * hour, forms: { one: '{count} hour', other: '{count} hours' }, unit: hour },
  { below: 36 * hour, text: 'a day' },
  { below: 26 * day, forms: { one: '{count} day', other: '{count} days' }, unit: day },
  { below: 45 * day, text: 'a month' },
  { below: 320 * day, forms: { one: '{count} month', other: '{count} months' }, unit: month },
  { below: 548 * day, text: 'a year' },
];
const years: Unit = {
  below: Number.POSITIVE_INFINITY,
  forms: { one: '{count} year', other: '{count} years' },
  unit: year,
};

type Speaker = Pick<UiLanguage, 'translate' | 'plural'>;

export function relativeTime(date: Date, now: Date, { translate, plural }: Speaker): string {
  const past = now.getTime() - date.getTime();
  if (past > -tolerance && past <= 5 * second) return translate('just now');
  const span = Math.abs(past);
  const unit = units.find(({ below }) => span < below) ?? years;
  const text =
    'text' in unit ? translate(unit.text) : plural(Math.max(2, Math.round(span / unit.unit)), unit.forms);
  return past >= 0 ? translate('{time} ago', { time: text }) : translate('in {time}', { time: text });
}

/** For columns: "4m", "2h", "3d"; older than a week, and in the future, the date. */
export function shortRelativeTime(date: Date, now: Date, language: UiLanguage): string {
  const past = now.getTime() - date.getTime();
  const { translate } = language;
  if (past <= -tolerance || past >= 7 * day) return fixedDate(date, now, language);
  if (past < minute) return translate('now');
  if (past < hour) return translate('{count}m', { count: Math.floor(past / minute) });
  if (past < day) return translate('{count}h', { count: Math.floor(past / hour) });
  return translate('{count}d', { count: Math.floor(past / day) });
}

/** "Nov 19", with the year where it is another one. */
export function fixedDate(date: Date, now: Date, { locale, timeZone }: UiLanguage): string {
  const [year, month, dayOfMonth] = dayOf(date, timeZone);
  const isThisYear = year === dayOf(now, timeZone)[0];
  if (locale === ENGLISH) return `${MONTHS[month]} ${dayOfMonth}${isThisYear ? '' : `, ${year}`}`;
  return formatter(locale, timeZone, isThisYear ? 'dayOfYear' : 'day').format(date);
}

/** "Thursday, November 19, 2026 at 8:47 am" */
export function exactTime(date: Date, { locale, timeZone }: UiLanguage): string {
  return formatter(locale, timeZone, 'exact').format(date).replace(/AM|PM/, lower);
}

/** "8:47 am": what stands for a moment of today. */
export function timeOfDay(date: Date, { locale, timeZone }: UiLanguage): string {
  if (locale === ENGLISH) {
    const isUtc = timeZone === 'UTC';
    const hours = isUtc ? date.getUTCHours() : date.getHours();
    const minutes = isUtc ? date.getUTCMinutes() : date.getMinutes();
    return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
  }
  return formatter(locale, timeZone, 'time').format(date).replace(/AM|PM/, lower);
}

/** Same day: the time alone. Otherwise the date: with its time, or in figures alone. */
export function dateOrTime(
  date: Date,
  now: Date,
  language: UiLanguage,
  type: 'fixed' | 'extended' | 'compact' = 'fixed',
): string {
  const { locale, timeZone } = language;
  const [day, today] = [dayOf(date, timeZone), dayOf(now, timeZone)];
  if (day.join() === today.join()) return timeOfDay(date, language);
  if (type === 'compact') return formatter(locale, timeZone, 'compact').format(date);
  if (type === 'fixed') return fixedDate(date, now, language);
  // Languages join date and time by signs of their own.
  if (locale === ENGLISH) return `${fixedDate(date, now, language)}, ${timeOfDay(date, language)}`;
  const form = day[0] === today[0] ? 'timeOfYear' : 'timeOfDay';
  return formatter(locale, timeZone, form).format(date).replace(/AM|PM/, lower);
}

function lower(text: string): string {
  return text.toLowerCase();
}

/** Year, month from 0, and day of the month. */
function dayOf(date: Date, timeZone: UiLanguage['timeZone']): [number, number, number] {
  return timeZone === 'UTC'
    ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
    : [date.getFullYear(), date.getMonth(), date.getDate()];
}

/** A browser that formats its first date reads the tables of all for it, 20 ms and more: pages in English begin without. */
const ENGLISH = 'en';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const forms = {
  dayOfYear: { month: 'short', day: 'numeric' },
  day: { month: 'short', day: 'numeric', year: 'numeric' },
  timeOfYear: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeOfDay: { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  exact: { dateStyle: 'full', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  compact: { dateStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Making a DateTimeFormat costs far more than using one, and lists use it dozens of times.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(
  locale: string,
  timeZone: UiLanguage['timeZone'],
  form: keyof typeof forms,
): Intl.DateTimeFormat {
  const key = `${form} ${locale} ${timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...forms[form], timeZone });
  formatters.set(key, made);
  return made;
}
