// A style sheet in its parts, read once from left to right as browsers read it. What stands in a comment, a text or an
// address is no rule, however much it looks like one.

export interface CssPart {
  kind: 'comment' | 'text' | 'address' | 'rest';
  /** As it is written. */
  text: string;
  /** Of an address: what it names, without its quotation marks. */
  address?: string;
}

const BEGINNING = /\\|\/\*|["']|(?<![\w-])url\(/gi;
const SPACES = /[ \t\n\r\f]*/y;

/** undefined: a comment, a text or an address has no end. Takes as long as the sheet is, whatever is in it. */
export function partsOfCss(css: string): CssPart[] | undefined {
  const parts: CssPart[] = [];
  let at = 0;
  let restFrom = 0;
  const add = (part: CssPart, from: number) => {
    if (from > restFrom) parts.push({ kind: 'rest', text: css.slice(restFrom, from) });
    parts.push(part);
    at = restFrom = from + part.text.length;
  };
  for (;;) {
    BEGINNING.lastIndex = at;
    const found = BEGINNING.exec(css);
    if (!found) break;
    if (found[0] === '\\') {
      // What follows stands for itself: `\"` begins no text.
      at = found.index + 2;
      continue;
    }
    const part = partAt(css, found.index, found[0]);
    if (!part) return undefined;
    add(part, found.index);
  }
  if (css.length > restFrom) parts.push({ kind: 'rest', text: css.slice(restFrom) });
  return parts;
}

function partAt(css: string, from: number, beginning: string): CssPart | undefined {
  if (beginning === '/*') {
    const end = css.indexOf('*/', from + 2);
    return end < 0 ? undefined : { kind: 'comment', text: css.slice(from, end + 2) };
  }
  if (beginning.length > 1) return addressAt(css, from, from + beginning.length);
  const end = endOfText(css, from);
  return end === undefined ? undefined : { kind: 'text', text: css.slice(from, end) };
}

/** In quotation marks it ends with them; bare, with the bracket, and what could not stand in it bare has no end. */
function addressAt(css: string, from: number, inside: number): CssPart | undefined {
  SPACES.lastIndex = inside;
  SPACES.test(css);
  const begin = SPACES.lastIndex;
  if (css[begin] === '"' || css[begin] === "'") {
    const end = endOfText(css, begin);
    return end === undefined
      ? undefined
      : { kind: 'address', text: css.slice(from, end), address: css.slice(begin + 1, end - 1) };
  }
  const end = css.indexOf(')', begin);
  const address = end < 0 ? '(' : css.slice(begin, end).trimEnd();
  return /["'(\\\s]/.test(address) ? undefined : { kind: 'address', text: css.slice(from, end + 1), address };
}

/** Behind the closing mark; undefined: the line or the sheet ends before it. */
function endOfText(css: string, from: number): number | undefined {
  for (let at = from + 1; at < css.length; at++) {
    const character = css[at];
    if (character === css[from]) return at + 1;
    if (character === '\n' || character === '\r' || character === '\f') return undefined;
    if (character === '\\') at++;
  }
  return undefined;
}
