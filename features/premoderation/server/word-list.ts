// Words and phrases that moderators look out for. Found as whole words, however they are written, in one pass for each.

/** One on a line, or between commas or semicolons; the order and the spaces in between say nothing. */
export function wordsOf(list: string): string[] {
  const words = list.split(/[\n,;]/).map((line) => plain(line).trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

export function hasWord(text: string, words: readonly string[]): boolean {
  return wordFinder(words)(text);
}

/** For many texts: of each word of a text only those phrases are compared that begin with it. */
export function wordFinder(words: readonly string[]): (text: string) => boolean {
  const phrases = Map.groupBy(
    words.map((word) => word.split(' ')),
    ([first = '']) => first,
  );
  return (text) => {
    if (phrases.size === 0) return false;
    const textWords = plain(text).split(' ');
    const standsAt = (phrase: readonly string[], at: number) =>
      phrase.every((word, index) => textWords[at + index] === word);
    return textWords.some((word, at) => phrases.get(word)?.some((phrase) => standsAt(phrase, at)) ?? false);
  };
}

/** Small letters and digits, without accents, a space between what belongs together. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
