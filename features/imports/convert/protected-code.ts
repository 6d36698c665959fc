// Code is set aside before anything is converted, and put back untouched.

const OPEN = '\uE000';
const CLOSE = '\uE001';
const CODE_END = /\[\/code\]/i;
const PLACE = /\uE000(\d+)\uE001/g;
const FENCE = /^(\s*(?:>\s?)*(?:[-*+]\s+|\d+[.)]\s+)?)(`{3,}|~{3,})((?:[^`~][^`]*)?)$/;

export class ProtectedCode {
  private readonly pieces: string[] = [];

  /** Puts a piece aside and returns what stands for it. */
  keep(code: string): string {
    this.pieces.push(code);
    return `${OPEN}${this.pieces.length - 1}${CLOSE}`;
  }

  /** The text with fences, indented listings, code spans and raw `pre` and `code` elements set aside. */
  protect(source: string): string {
    const text = source.replace(/[\uE000\uE001]/g, '');
    return this.spans(this.elements(this.blocks(text)));
  }

  restore(text: string): string {
    const restored = text.replace(PLACE, (_place, index: string) => this.pieces[Number(index)] ?? '');
    return restored.includes(OPEN) ? this.restore(restored) : restored;
  }

  private blocks(text: string): string {
    const lines = text.split('\n');
    const lastCodeEnd = lines.findLastIndex((line) => CODE_END.test(line));
    const out: string[] = [];
    let isAfterBlank = true;
    let isInList = false;
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i] ?? '';
      const listing = i < lastCodeEnd ? codeTagEnd(lines, i) : null;
      if (listing !== null) {
        for (const each of lines.slice(i, listing)) out.push(each);
        i = listing - 1;
        isAfterBlank = false;
        continue;
      }
      const end = fenceEnd(lines, i) ?? (isAfterBlank && !isInList ? indentedEnd(lines, i) : null);
      if (end !== null) {
        out.push(this.keep(lines.slice(i, end).join('\n')));
        i = end - 1;
        isAfterBlank = false;
        continue;
      }
      isAfterBlank = line.trim() === '';
      if (/^\s*(?:[-*+]|\d+[.)])\s/.test(line)) isInList = true;
      else if (!isAfterBlank && /^\S/.test(line)) isInList = false;
      out.push(line);
    }
    return out.join('\n');
  }

  /** Listings and code of HTML set aside. */
  elements(text: string): string {
    const lower = text.toLowerCase();
    const neverClosed = new Set<string>();
    let out = '';
    let done = 0;
    for (const open of text.matchAll(/<(pre|code)\b/gi)) {
      const closing = `</${open[1]?.toLowerCase()}>`;
      if (open.index < done || neverClosed.has(closing)) continue;
      const close = lower.indexOf(closing, open.index);
      if (close < 0) {
        neverClosed.add(closing);
        continue;
      }
      out += text.slice(done, open.index) + this.keep(text.slice(open.index, close + closing.length));
      done = close + closing.length;
    }
    return out + text.slice(done);
  }

  /** Runs of backticks that find their like before the paragraph, or the listing around them, ends. */
  private spans(text: string): string {
    const runs = [...text.matchAll(/`+|\n[ \t]*\n|\[\/?code/gi)];
    const ends = matchingRuns(runs);
    let out = '';
    let done = 0;
    for (let i = 0; i < runs.length; i++) {
      const end = ends[i];
      const start = runs[i]?.index ?? 0;
      if (end === undefined || start < done) continue;
      const close = (runs[end]?.index ?? 0) + (runs[end]?.[0].length ?? 0);
      out += text.slice(done, start) + this.keep(text.slice(start, close));
      done = close;
      i = end;
    }
    return out + text.slice(done);
  }
}

/** For each run of backticks the index of the next one of its length in the same paragraph. */
function matchingRuns(runs: readonly RegExpMatchArray[]): (number | undefined)[] {
  const ends = new Array<number | undefined>(runs.length);
  let next = new Map<number, number>();
  for (let i = runs.length - 1; i >= 0; i--) {
    const run = runs[i]?.[0] ?? '';
    if (!run.startsWith('`')) next = new Map();
    else {
      ends[i] = next.get(run.length);
      next.set(run.length, i);
    }
  }
  return ends;
}

/** The line after the fenced listing that begins here; it runs to the end of the text, unless a quote ends first. */
function fenceEnd(lines: readonly string[], from: number): number | null {
  const open = FENCE.exec(lines[from] ?? '');
  const fence = open?.[2];
  if (fence === undefined) return null;
  for (let i = from + 1; i < lines.length; i++) {
    const line = (lines[i] ?? '').replace(/^\s*(?:>\s?)*/, '').trimEnd();
    if (line.startsWith(fence) && /^(?:`+|~+)$/.test(line)) return i + 1;
    if (/\[\/quote\]/i.test(line)) return null;
  }
  return lines.length;
}

/** The line after the `[/code]` of a `[code]` that begins here: nothing in between is Markdown. */
function codeTagEnd(lines: readonly string[], from: number): number | null {
  const line = lines[from] ?? '';
  const open = line.search(/\[code[\]=]/i);
  if (open < 0 || CODE_END.test(line.slice(open)) || /`/.test(line.slice(0, open))) return null;
  for (let i = from + 1; i < lines.length; i++) {
    if (CODE_END.test(lines[i] ?? '')) return i + 1;
  }
  return null;
}

// Tags that begin and end within a line say nothing about the lines around it.
const WHOLE_TAG = /\[(\w+)[^\]]{0,100}\][^[]{0,500}\[\/\1\]/g;
const TAG_END = /\[\/(?:code|quote|spoiler|list|ul|ol|li|details|b|i|u)\]/i;

function indentedEnd(lines: readonly string[], from: number): number | null {
  const isIndented = (line = '') =>
    /^(?: {4}|\t)\s*\S/.test(line) && !TAG_END.test(line.replace(WHOLE_TAG, ''));
  if (!isIndented(lines[from])) return null;
  let end = from + 1;
  for (let i = end; i < lines.length; i++) {
    if (isIndented(lines[i])) end = i + 1;
    else if ((lines[i] ?? '').trim() !== '') break;
  }
  return end;
}
