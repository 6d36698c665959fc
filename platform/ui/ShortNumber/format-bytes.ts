const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** `2.8 GB`, as the reader's language writes it. */
export function formatBytes(bytes: number, locale: string): string {
  let value = bytes;
  let unit = 0;
  for (; value >= 1000 && unit < UNITS.length - 1; unit++) value /= 1000;
  const maximumFractionDigits = value < 10 && unit > 0 ? 1 : 0;
  const style = { style: 'unit', unit: UNITS[unit], unitDisplay: 'short', maximumFractionDigits } as const;
  return new Intl.NumberFormat(locale, style).format(value);
}
