import { trimEndOf } from '../../contract/linear-text.ts';
import type { SafeHtml } from '../../contract/safe-html.ts';
import { unescapeHtml } from './escape.ts';
import { formulaText } from './math/formula-text.ts';

export interface BodyImage {
  url: string;
  alt: string;
}

export interface BodyHeading {
  level: number;
  ref: string;
  text: string;
}

export interface Derived {
  text: string;
  excerpt: string;
  image: BodyImage | null;
  headings: BodyHeading[];
  /** True where there is nothing to read and nothing to look at. */
  isEmpty: boolean;
}

// The sanitiser's output is canonical (every `<`, `>` and `"` of text and values is escaped), so this reads it exactly.
const TAG_OR_TEXT = /<(\/?)([a-z][a-z0-9]*)((?:[^a-z0-9<>][^<>]*)?)>|[^<]+/g;
const BREAKS: ReadonlySet<string> = new Set([
  ...[
    'p',
    'div',
    'br',
    'hr',
    'li',
    'ul',
    'ol',
    'pre',
    'blockquote',
    'table',
    'tr',
    'caption',
    'dl',
    'dt',
    'dd',
  ],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'details', 'summary', 'figure', 'figcaption', 'thead', 'tbody', 'tfoot'],
]);
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'col']);

export function derive(html: SafeHtml, excerptLength: number): Derived {
  return new Reader(excerptLength).read(html);
}

class Reader {
  private readonly text = new TextLines();
  private readonly unquoted = new TextLines();
  private readonly headings: BodyHeading[] = [];
  private readonly heading = { level: 0, ref: '', text: '' };
  private image: BodyImage | null = null;
  private hasMedia = false;
  private listings = 0;
  private quotes = 0;
  /** For each open `div`, whether it is the frame of a quote, or of footnotes: they are no part of the excerpt. */
  private readonly quoteFrames: boolean[] = [];
  private silentUntil = '';
  private silence = 0;
  private readonly excerptLength: number;

  constructor(excerptLength: number) {
    this.excerptLength = excerptLength;
  }

  read(html: SafeHtml): Derived {
    TAG_OR_TEXT.lastIndex = 0;
    for (let match = TAG_OR_TEXT.exec(html); match; match = TAG_OR_TEXT.exec(html)) {
      const [whole, slash, name, attributes] = match;
      if (name === 'math') TAG_OR_TEXT.lastIndex = this.formula(html, match.index);
      else if (name === undefined) this.words(unescapeHtml(whole));
      else if (slash === '/') this.close(name);
      else this.open(name, attributes ?? '');
    }
    const text = this.text.toString();
    return {
      text,
      excerpt: cutAtWord(this.unquoted.toString().replaceAll('\n', ' '), this.excerptLength),
      image: this.image,
      headings: this.headings,
      isEmpty: text === '' && !this.hasMedia,
    };
  }

  /** A formula says the TeX it was typed as. Answers where it ends. */
  private formula(html: string, at: number): number {
    const end = html.indexOf('</math>', at) + '</math>'.length;
    this.words(formulaText(html.slice(at, end)));
    return end;
  }

  private words(words: string): void {
    if (this.silence > 0) return;
    this.text.add(words, this.listings > 0);
    if (this.quotes === 0) this.unquoted.add(words, this.listings > 0);
    if (this.heading.level > 0) this.heading.text += words;
  }

  private open(name: string, attributes: string): void {
    if (this.silence > 0) {
      if (name === 'img') this.see(attributes);
      if (name === this.silentUntil) this.silence++;
      return;
    }
    if (BREAKS.has(name)) this.break();
    else if (name === 'td' || name === 'th') this.words(' ');
    else if (name === 'img') this.see(attributes);
    if (name === 'pre') this.listings++;
    else if (name === 'blockquote') this.quotes++;
    else if (name === 'div') this.openFrame(attributes);
    else if (/^h[2-5]$/.test(name)) this.startHeading(Number(name[1]), attributes);
    if (VOID.has(name)) return;
    const silentAs = silentKind(name, attributes);
    if (!silentAs) return;
    if (silentAs !== 'footnote') this.hasMedia = true;
    if (silentAs === 'spoiler') this.words('(Spoiler)');
    this.silentUntil = name;
    this.silence = 1;
  }

  private close(name: string): void {
    if (this.silence > 0) {
      if (name !== this.silentUntil || --this.silence > 0) return;
    }
    if (name === 'pre') this.listings--;
    else if (name === 'blockquote') this.quotes--;
    else if (name === 'div' && this.quoteFrames.pop()) this.quotes--;
    else if (/^h[2-5]$/.test(name)) this.endHeading();
    if (BREAKS.has(name)) this.break();
  }

  private openFrame(attributes: string): void {
    const isQuote = attributes.startsWith(' class="blockquote"') || attributes.includes(' id="fn-');
    this.quoteFrames.push(isQuote);
    if (isQuote) this.quotes++;
  }

  private break(): void {
    this.text.break();
    this.unquoted.break();
  }

  private see(attributes: string): void {
    const alt = attribute(attributes, 'alt');
    if (/ class="[^"]*\bemoji\b/.test(attributes)) {
      if (this.silence === 0) this.words(alt);
      return;
    }
    this.hasMedia = true;
    const url = attribute(attributes, 'src');
    if (url !== '' && this.quotes === 0) this.image ??= { url, alt: alt === '' ? 'Untitled' : alt };
  }

  private startHeading(level: number, attributes: string): void {
    Object.assign(this.heading, { level, ref: attribute(attributes, 'data-id'), text: '' });
  }

  private endHeading(): void {
    const { level, ref, text } = this.heading;
    if (level > 0 && ref !== '') this.headings.push({ level, ref, text: text.replace(/\s+/g, ' ').trim() });
    this.heading.level = 0;
  }
}

function silentKind(name: string, attributes: string): 'spoiler' | 'embed' | 'footnote' | null {
  if (attributes === '') return null;
  // `[1]` and the way back from its note are no words. The sanitiser keeps these roles for them alone.
  if (name === 'a' && attributes.includes(' role="doc-')) return 'footnote';
  if (name === 'details' && / class="spoiler"/.test(attributes)) return 'spoiler';
  return / class="embed(?:External|Quote|File)\b/.test(attributes) ? 'embed' : null;
}

function attribute(attributes: string, name: string): string {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return '';
  const from = start + name.length + 3;
  return unescapeHtml(attributes.slice(from, attributes.indexOf('"', from)));
}

/** Words and line breaks; blank lines and surplus spaces vanish, listings keep their lines. */
class TextLines {
  private lines: string[] = [];
  private line = '';

  add(words: string, isListing: boolean): void {
    if (!isListing) {
      this.line += words;
      return;
    }
    const lines = words.split('\n');
    for (let i = 0; i < lines.length; i++) {
      if (i > 0) this.break();
      this.line += lines[i];
    }
  }

  break(): void {
    if (this.line === '') return;
    const line = this.line.replace(/\s+/g, ' ').trim();
    if (line !== '') this.lines.push(line);
    this.line = '';
  }

  toString(): string {
    this.break();
    return this.lines.join('\n');
  }
}

function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.search(/\s\S*$/);
  const excerpt = trimEndOf(space > length / 2 ? cut.slice(0, space) : cut, ' \u00a0,.;:');
  return `${excerpt.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
