const letters = ['', 'k', 'm', 'b', 't'];

/**
 * Plain under 1,000, then k, m, b, t with one decimal (none where it would be a zero). Other languages than English
 * have words of their own for that.
 */
export function formatNumber(value: number, locale = 'en'): string {
  if (locale !== 'en') return formatterOf(locale, 'compact').format(Math.trunc(value));
  const size = Math.abs(Math.trunc(value));
  const sign = value <= -1 ? '-' : '';
  if (size < 1000) return `${sign}${size}`;
  let step = Math.min(Math.floor(Math.log10(size) / 3), letters.length - 1);
  let rounded = roundToTenth(size / 1000 ** step);
  // 999,950 rounds to a thousand of its unit: that is one of the next.
  if (rounded >= 1000 && step < letters.length - 1) {
    step += 1;
    rounded = roundToTenth(size / 1000 ** step);
  }
  return `${sign}${rounded}${letters[step]}`;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The whole number, where the short form leaves digits out. */
export function hiddenDigits(value: number | undefined, locale: string): string | undefined {
  return value !== undefined && Math.abs(value) >= 1000 ? formatFullNumber(value, locale) : undefined;
}

export function formatFullNumber(value: number, locale = 'en'): string {
  // A browser that formats its first number reads the tables of all for it, 20 ms and more: pages in English begin without.
  if (locale === 'en' && Number.isInteger(value)) return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return formatterOf(locale, 'standard').format(value);
}

// Making one takes longer than formatting a whole list with it.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: string, notation: 'standard' | 'compact'): Intl.NumberFormat {
  const key = `${notation} ${locale}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    notation,
    maximumFractionDigits: notation === 'compact' ? 1 : 0,
  });
  formatters.set(key, made);
  return made;
}

/** Badges stop at 99+; the short form takes over above 1,050, where 99+ would hide too much. */
export function formatCount(value: number, locale = 'en'): string {
  if (value > 1050) return formatNumber(value, locale);
  return value > 99 ? '99+' : String(value);
}
