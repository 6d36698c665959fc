// What a browser calls itself is long and misleading; two words of it are enough to know one's own again.
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg\w{0,20}\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

export interface Device {
  browser: string | undefined;
  system: string | undefined;
}

export function deviceOf(userAgent: string | null | undefined): Device {
  const text = userAgent ?? '';
  const nameOf = (known: typeof BROWSERS) => known.find(([, sign]) => sign.test(text))?.[0];
  return { browser: nameOf(BROWSERS), system: nameOf(SYSTEMS) };
}
