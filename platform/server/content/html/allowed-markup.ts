import { ELEMENTS, RENAMED } from '../allow-list.ts';
import { DIVISIONS, FOREIGN, TRANSPARENT, VOID } from './foreign-elements.ts';
import { readTag, tagText, type WrittenTag } from './read-tag.ts';

// Parsers of HTML take `<script>`, `<textarea>`, `<!--` and their like for the beginning of something without end, and
// eat the words behind it. What comes out of here holds no `<` but those of whole tags that may stand in a body.

const WRITABLE: ReadonlySet<string> = new Set([...ELEMENTS, ...RENAMED.keys()]);
const CODE: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'samp', 'tt']);
const COMMENT_END = /--!?>/g;
/** Heads of documents, and what Word writes into them. */
const HEAD = new RegExp(
  '<(?:!doctype\\s+[a-z]+(?:\\s+(?:public|system)(?:\\s+"[^"<>]*"){0,2})?\\s*|' +
    '\\?xml(?::\\w+)?(?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"<>]*"|\'[^\'<>]*\'|[^\\s"\'<>?]+))*\\s*[?/]?|' +
    '!\\[(?:if\\s[^<>\\]]*|endif)\\])>',
  'iy',
);

/** Whether a body may hold this element. */
export function isWritable(name: string): boolean {
  return WRITABLE.has(name.toLowerCase());
}

/** Whether this very tag may stand there as markup. */
export function isWritableTag(tag: WrittenTag): boolean {
  return WRITABLE.has(tag.name) && !tag.hasLooseWords;
}

/** Markup among the words of a person: what is not allowed is shown as it was typed. */
export function shownMarkup(source: string): string {
  return source.includes('<') ? new Shown(source).read() : source;
}

/** Markup that a program wrote: elements that are not allowed go and leave what they hold, except in code. */
export function heldMarkup(source: string): string {
  return source.includes('<') ? new Held(source).read() : source;
}

abstract class MarkupReader {
  protected readonly source: string;
  private readonly out: string[] = [];
  private hasOpenComment = false;

  constructor(source: string) {
    this.source = source;
  }

  read(): string {
    let done = 0;
    for (let at = this.source.indexOf('<'); at >= 0; at = this.source.indexOf('<', done)) {
      this.out.push(this.source.slice(done, at));
      done = this.piece(at);
    }
    return this.out.join('') + this.source.slice(done);
  }

  /** Writes what begins at this `<`, and says where it ends. */
  private piece(at: number): number {
    const tag = readTag(this.source, at);
    if (tag) return isWritableTag(tag) ? this.allowed(tag) : this.foreign(tag, at);
    return this.source[at + 1] === '!' || this.source[at + 1] === '?' ? this.declaration(at) : this.sign(at);
  }

  protected allowed(tag: WrittenTag): number {
    return this.write(tagText(tag), tag.end);
  }

  protected abstract foreign(tag: WrittenTag, at: number): number;

  /** A comment that ends says nothing to a reader; one that does not is text. */
  protected declaration(at: number): number {
    const end = this.source.startsWith('<!--', at) ? this.commentEnd(at) : -1;
    return end < 0 ? this.sign(at) : this.write('', end);
  }

  private commentEnd(at: number): number {
    if (this.hasOpenComment) return -1;
    // `<!-->` is a whole comment.
    COMMENT_END.lastIndex = at + 2;
    // Remembered, so that a text of nothing but beginnings is not searched from each of them.
    this.hasOpenComment = !COMMENT_END.test(this.source);
    return this.hasOpenComment ? -1 : COMMENT_END.lastIndex;
  }

  protected sign(at: number): number {
    return this.write('&lt;', at + 1);
  }

  protected asText(at: number, end: number): number {
    return this.write(this.source.slice(at, end).replaceAll('<', '&lt;').replaceAll('>', '&gt;'), end);
  }

  protected write(text: string, end: number): number {
    this.out.push(text);
    return end;
  }
}

class Shown extends MarkupReader {
  protected override foreign(tag: WrittenTag, at: number): number {
    return this.asText(at, tag.end);
  }
}

class Held extends MarkupReader {
  private code = 0;
  private readonly open = new Map<string, number>();
  private readonly lastEnds: ReadonlyMap<string, number>;

  constructor(source: string) {
    super(source);
    this.lastEnds = lastEnds(source);
  }

  protected override allowed(tag: WrittenTag): number {
    if (CODE.has(tag.name)) this.code = Math.max(0, this.code + (tag.isClosing ? -1 : 1));
    return super.allowed(tag);
  }

  protected override foreign(tag: WrittenTag, at: number): number {
    if (this.code > 0 || tag.hasLooseWords) return this.asText(at, tag.end);
    if (/[:-]/.test(tag.name) && !FOREIGN.has(tag.name)) return this.write('', tag.end);
    if (!FOREIGN.has(tag.name) || !this.hasBothEnds(tag)) return this.asText(at, tag.end);
    if (!tag.isClosing && (tag.name === 'script' || tag.name === 'style')) return this.program(tag);
    if (TRANSPARENT.has(tag.name)) return this.write('', tag.end);
    if (!DIVISIONS.has(tag.name)) return this.write(' ', tag.end);
    return this.write(tag.isClosing ? '</div>' : '<div>', tag.end);
  }

  /** `use <select> here`, with no end of it anywhere, speaks of the element. */
  private hasBothEnds({ name, isClosing, end }: WrittenTag): boolean {
    if (VOID.has(name)) return true;
    const open = this.open.get(name) ?? 0;
    const hasBoth = isClosing ? open > 0 : (this.lastEnds.get(name) ?? -1) >= end;
    if (hasBoth) this.open.set(name, open + (isClosing ? -1 : 1));
    return hasBoth;
  }

  /** A script or a style sheet is nothing to read. */
  private program(tag: WrittenTag): number {
    const end = new RegExp(`</${tag.name}(?=[\\s/>])[^<>]*>`, 'gi');
    end.lastIndex = tag.end;
    if (!end.test(this.source)) return this.write(' ', tag.end);
    this.open.delete(tag.name);
    return this.write(' ', end.lastIndex);
  }

  protected override declaration(at: number): number {
    if (this.code > 0) return this.sign(at);
    HEAD.lastIndex = at;
    return HEAD.test(this.source) ? this.write('', HEAD.lastIndex) : super.declaration(at);
  }
}

/** Where each element is ended for the last time, by a whole tag. */
function lastEnds(source: string): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const found of source.matchAll(/<\/([a-z][\w:.-]*)(?=[\s/>])[^<>]*>/gi)) {
    ends.set((found[1] ?? '').toLowerCase(), found.index);
  }
  return ends;
}
