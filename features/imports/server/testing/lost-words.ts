// Every word of a post at the old site stands in the post here: both are read as text and compared.
import { parseHtml, textOf } from '../../convert/dom.ts';
import { wordsOfCooked, wordsOfHtml } from '../../convert/testing/words.ts';

/** The words of the source that the rendered post has less often than the source. */
export function lostWords(source: readonly string[], html: string): string[] {
  const here = new Map<string, number>();
  for (const word of wordsOfHtml(html)) here.set(word, (here.get(word) ?? 0) + 1);
  const lost = source.filter((word) => {
    const left = here.get(word) ?? 0;
    here.set(word, left - 1);
    return left < 1;
  });
  if (lost.length === 0) return lost;
  // Where two words were one, or one two, what stands there in a row decides.
  const row = joined(parseHtml(html).map(textOf).join(''));
  return lost.filter((word) => !row.includes(word));
}

function joined(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The preview of another topic of the same forum, of which the writer typed the address. */
const PREVIEW = /<aside class="quote[^"]*" data-post="\d+" data-topic="\d+">[\s\S]*?<\/aside>/g;
const LINK = /<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g;

/**
 * What Discourse showed. Its page previews, counters and controls are no words of the writer, nor is the title that it
 * put in the place of a bare address; names of faces that it did not know, and hearts, are drawn here.
 */
export function wordsOfDiscourse(cooked: string, raw: string | undefined): string[] {
  const written = (raw ?? '').replace(/\s+/g, ' ');
  const plain = cooked
    .replace(PREVIEW, ' ')
    .replace(LINK, (link, _url, title: string) => (raw && !written.includes(unescaped(title)) ? ' ' : link))
    .replace(/:[a-z_]{3,20}:|&lt;3(?!\d)/g, ' ')
    // Numbers of lists are drawn by the list.
    .replace(/(^|[>\]\n])\s*\d{1,3}[.)]\s/g, '$1 ');
  const words = wordsOfCooked(plain);
  if (!raw) return words;
  const known = new Set(wordsOfHtml(raw.replaceAll('<', ' &lt; ')).concat(wordsOfHtml(raw)));
  const row = joined(raw);
  return words.filter((word) => known.has(word) || row.includes(word));
}

function unescaped(text: string): string {
  return textOf({ type: 'root', children: parseHtml(text) } as never)
    .replace(/\s+/g, ' ')
    .trim();
}
