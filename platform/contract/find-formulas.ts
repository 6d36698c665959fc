// Formulas as they are typed: TeX between `$$` and `$$`, `\[` and `\]`, `\(` and `\)`, and, where a category wants it, `$`.

export interface Formula {
  tex: string;
  /** A line of its own, not a part of one. */
  isDisplay: boolean;
  /** With its signs, as it was typed. */
  written: string;
}

interface Signs {
  open: string;
  close: string;
  isDisplay: boolean;
}

const SIGNS: readonly Signs[] = [
  { open: '$$', close: '$$', isDisplay: true },
  { open: '\\[', close: '\\]', isDisplay: true },
  { open: '\\(', close: '\\)', isDisplay: false },
];
const MAX_LENGTH = 10_000;
const MAX_DOLLAR_LENGTH = 1_000;
const START = /\$|\\[[(]/g;
/** Several words and nothing that any formula has: brackets that were escaped, or the price class of a restaurant. */
const PROSE = /^[\p{L}\p{M}\s.,;:!?'"’“”…-]*$/u;

/** Finds the formulas of one text; what it learns about signs without an end keeps it linear. */
export class FormulaFinder {
  private readonly text: string;
  private readonly hasDollars: boolean;
  /** For each closing sign, the place it was last found at, and from where it was sought. */
  private readonly found = new Map<string, { from: number; at: number }>();

  constructor(text: string, hasDollars: boolean) {
    this.text = text;
    this.hasDollars = hasDollars;
  }

  /** The formula that begins at this place. */
  at(start: number): Formula | null {
    const signs = SIGNS.find(({ open }) => this.text.startsWith(open, start));
    if (signs) return this.between(start, signs);
    return this.hasDollars && this.text[start] === '$' ? this.betweenDollars(start) : null;
  }

  /** The text in pieces: words and formulas. */
  pieces(): (string | Formula)[] {
    const pieces: (string | Formula)[] = [];
    let done = 0;
    START.lastIndex = 0;
    for (let start = START.exec(this.text); start; start = START.exec(this.text)) {
      const formula = isEscaped(this.text, start.index) ? null : this.at(start.index);
      if (!formula) {
        if (this.text.startsWith('$$', start.index)) START.lastIndex = start.index + 2;
        continue;
      }
      if (start.index > done) pieces.push(this.text.slice(done, start.index));
      pieces.push(formula);
      done = start.index + formula.written.length;
      START.lastIndex = done;
    }
    if (done < this.text.length) pieces.push(this.text.slice(done));
    return pieces;
  }

  private between(start: number, { open, close, isDisplay }: Signs): Formula | null {
    const from = start + open.length;
    const end = this.next(close, from);
    if (end < 0 || end - from > MAX_LENGTH) return null;
    const tex = this.text.slice(from, end);
    if (tex.trim() === '' || /\n[ \t]*\n/.test(tex) || isProse(tex, open)) return null;
    return { tex, isDisplay, written: this.text.slice(start, end + close.length) };
  }

  /** The rule that tells a formula from prices: no space inside the signs, no digit after the last. */
  private betweenDollars(start: number): Formula | null {
    const from = start + 1;
    if (/\s/.test(this.text[from] ?? ' ') || this.text[start - 1] === '$') return null;
    let end = this.next('$', from);
    while (end > 0 && isEscaped(this.text, end)) end = this.next('$', end + 1);
    if (end < 0 || end === from || end - from > MAX_DOLLAR_LENGTH) return null;
    const isPrice = /\s/.test(this.text[end - 1] ?? ' ') || /[\d$]/.test(this.text[end + 1] ?? ' ');
    const tex = this.text.slice(from, end);
    // A dollar within code ends no formula: a price before it would take the words between for one.
    if (isPrice || tex.includes('`') || /\n[ \t]*\n/.test(tex)) return null;
    return { tex, isDisplay: false, written: this.text.slice(start, end + 1) };
  }

  private next(sign: string, from: number): number {
    const known = this.found.get(sign);
    if (known && from >= known.from && (known.at < 0 || from <= known.at)) return known.at;
    const at = this.text.indexOf(sign, from);
    this.found.set(sign, { from, at });
    return at;
  }
}

/** Whether an odd number of backslashes stands before. */
function isEscaped(text: string, at: number): boolean {
  let count = 0;
  while (count < 100 && text[at - 1 - count] === '\\') count++;
  return count % 2 === 1;
}

function isProse(tex: string, open: string): boolean {
  // `\[1\]` and `\[note\]` are brackets that were escaped; a formula of its own line says more than a word.
  if (open === '\\[' && /^[\p{L}\p{N}\s.,;:!?'"’“”…@#/&-]*$/u.test(tex)) return true;
  return PROSE.test(tex) && /\p{L}\s+\p{L}/u.test(tex.trim());
}
