// Words and phrases that moderators look out for. Found as whole words, however they are written, in one pass for each.

/** One on a line; the order and the spaces in between say nothing. */
export function wordsOf(list: string): string[] {
  const words = list.split('\n').map((line) => plain(line).trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

export function hasWord(text: string, words: readonly string[]): boolean {
  const padded = ` ${plain(text)} `;
  return words.some((word) => padded.includes(` ${word} `));
}

/** Small letters and digits, without accents, a space between what belongs together. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
