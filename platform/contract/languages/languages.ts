// Which languages there are to choose from, and which one a reader gets.

/** What the texts of the interface are written in. */
export const SOURCE_LANGUAGE = 'en';

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

export function isRightToLeft(locale: string): boolean {
  return RIGHT_TO_LEFT.has(languageOf(locale));
}

export function directionOf(locale: string): 'rtl' | 'ltr' {
  return isRightToLeft(locale) ? 'rtl' : 'ltr';
}

/** `pt-BR` is `pt`. */
function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}

/** `pt_br` is `pt-BR`; undefined for what is no tag of a language. */
export function canonicalLocale(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** A language as it calls itself, with a capital as names in lists have. */
export function ownNameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * What somebody chose comes first, as long as it is there; then what their browser asks for; then the site's own.
 * `available` begins with the site's own.
 */
export function negotiateLanguage(
  available: readonly string[],
  preferences: { chosen: readonly (string | null | undefined)[]; acceptLanguage?: string | undefined },
): string {
  const own = available[0] ?? SOURCE_LANGUAGE;
  for (const chosen of preferences.chosen) {
    const found = chosen ? sameIn(available, chosen) : undefined;
    if (found) return found;
  }
  for (const range of rangesOf(preferences.acceptLanguage ?? '')) {
    const found = range === '*' ? own : (sameIn(available, range) ?? nearIn(available, range));
    if (found) return found;
  }
  return own;
}

function sameIn(available: readonly string[], wanted: string): string | undefined {
  return available.find((each) => each.toLowerCase() === wanted.toLowerCase());
}

/** `pl-PL` is served by `pl`, `pt` by `pt-BR`, and `pt-PT` too: it is nearer than any other language. */
function nearIn(available: readonly string[], range: string): string | undefined {
  const parts = range.toLowerCase().split('-');
  for (let length = parts.length - 1; length > 0; length--) {
    const found = sameIn(available, parts.slice(0, length).join('-'));
    if (found) return found;
  }
  return available.find((each) => languageOf(each.toLowerCase()) === parts[0]);
}

/** `pl;q=0.8, en` in the order of the reader's wishes; longer than any browser's is somebody playing. */
function rangesOf(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part, at) => {
      const [range = '', ...parameters] = part.split(';').map((each) => each.trim());
      const q = parameters.find((each) => /^q=/i.test(each));
      return { range, weight: q ? Number(q.slice(2)) : 1, at };
    })
    .filter(({ range, weight }) => /^(?:\*|[a-z]{2,8}(?:-[a-z\d]{1,8})*)$/i.test(range) && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .map(({ range }) => range);
}
