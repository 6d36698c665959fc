// A few texts searched by words, without an index: pages, settings.

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean).slice(0, 10);
}

interface Text {
  title: string;
  description: string;
  /** Further words it is found by. */
  also?: string;
}

/** Those that have all the words, where they stand in the title first. */
export function bestMatches<T extends Text>(
  texts: readonly T[],
  words: readonly string[],
  limit: number,
): Omit<T, 'also'>[] {
  return texts
    .map((text) => ({ text, rank: rankOf(text, words) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ text: { also: _, ...shown } }) => shown);
}

const NOT_FOUND = 9;

function rankOf({ title, description, also = '' }: Text, words: readonly string[]): number {
  const [name, rest] = [plain(title), plain(`${title} ${description} ${also}`)];
  if (!words.every((word) => rest.includes(word))) return NOT_FOUND;
  if (name.startsWith(words.join(' '))) return 0;
  return words.every((word) => name.includes(word)) ? 1 : 2;
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
