// Sentences one after the other. What people typed often ends without a full stop; the next sentence would run into it.

/** Latin, Arabic, Urdu, Devanagari, Armenian, Ethiopic, Chinese and Japanese. */
const ENDS = new Set('.!?…:;。！？؟۔।։።');
const CLOSING = new Set(`"'”’»›)]」』`);

export function joinSentences(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (isEnded(part) ? part : `${part}.`))
    .join(' ');
}

/** `He said “no.”` is ended too. */
function isEnded(text: string): boolean {
  let at = text.length - 1;
  while (at > 0 && CLOSING.has(text.charAt(at))) at--;
  return ENDS.has(text.charAt(at));
}
