// The markup of a post made into what mail programs draw: cards, tables, headings, spoilers and formulas of pages become plain
// paragraphs, tables and words. What this writes is sanitised behind it.
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../../../platform/server/content/escape.ts';
import { formulasAsText } from '../../../../platform/server/content/math/formula-text.ts';

/** Without words: who writes it says what is in it. */
const SPOILER = '(Spoiler)';
const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const VOID: ReadonlySet<string> = new Set(['img', 'br', 'hr']);
const ALLOWED: ReadonlySet<string> = new Set([
  ...[
    'strong',
    'em',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'pre',
    'del',
    'p',
    'table',
    'caption',
    'tr',
    'td',
    'th',
  ],
  ...VOID,
]);
const RENAMED: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', dt: 'p', dd: 'p' };
/** Each stands on lines of its own, also where it is within a paragraph. */
const CARDS = /^(?:embedExternal|embedFile|embedQuote|embedImage-caption)(?: |$)/;
/** Parts of cards that begin a line. */
const LINES = /^(?:embedLink-excerpt|embedLink-source|embedQuote-content)(?: |$)/;

const FRAMES: ReadonlySet<string> = new Set(['p', 'td', 'th', 'li']);

interface Open {
  /** What is written where it ends. */
  end: string;
  isFrame: boolean;
}

export function mailMarkup(html: string): string {
  const writer = new Writer();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => writer.open(name, attributes),
      ontext: (text) => writer.words(text),
      onclosetag: () => writer.close(),
    },
    { decodeEntities: true },
  );
  parser.end(formulasAsText(html));
  return writer.out;
}

class Writer {
  out = '';
  readonly #open: Open[] = [];
  /** How many paragraphs, cells and items are open. */
  #frames = 0;
  /** How many elements are open within one that says nothing. */
  #silence = 0;

  open(name: string, attributes: Record<string, string>): void {
    if (this.#silence > 0) {
      this.#silence++;
      return;
    }
    const names = attributes.class ?? '';
    if (name === 'details' && /(?:^| )spoiler(?: |$)/.test(names)) {
      this.#block(name, SPOILER);
      this.#end();
      this.#silence = 1;
    } else if (HEADINGS.has(name)) this.#start(name, '<p><strong>', '</strong></p>');
    else if (name === 'figcaption') this.#block(name);
    else if (name === 'img') this.#start(name, picture(attributes, names), '');
    else if (CARDS.test(names)) this.#block(name);
    else if (LINES.test(names)) this.#start(name, '<br>', '');
    else if (/^embedFile-size/.test(names)) this.#start(name, ' · ', '');
    else this.#element(RENAMED[name] ?? name, attributes);
  }

  words(text: string): void {
    if (this.#silence === 0) this.out += escapeHtml(text);
  }

  close(): void {
    if (this.#silence > 0) this.#silence--;
    else this.#end();
  }

  #end(): void {
    const { end = '', isFrame = false } = this.#open.pop() ?? {};
    this.out += end;
    if (isFrame) this.#frames--;
  }

  #start(name: string, start: string, end: string): void {
    const isFrame = end !== '' && FRAMES.has(name);
    this.out += start;
    this.#open.push({ end, isFrame });
    if (isFrame) this.#frames++;
  }

  #element(name: string, attributes: Record<string, string>): void {
    // A cell is one paragraph: what is in it needs no second frame.
    const isSecond = name === 'p' && this.#frames > 0;
    if (!ALLOWED.has(name) || isSecond) this.#start(name, '', '');
    else if (VOID.has(name)) this.#start(name, `<${name}>`, '');
    else this.#start(name, `<${name}${allowedAttributes(name, attributes)}>`, `</${name}>`);
  }

  /** A paragraph of its own, or lines of the one that is open. */
  #block(name: string, words = ''): void {
    if (this.#frames > 0) {
      this.#start(name, `${this.#isAtStart() ? '' : '<br>'}${words}`, '<br>');
    } else this.#start('p', `<p>${words}`, '</p>');
  }

  #isAtStart(): boolean {
    return /<(?:br|p|td|th|li)[^<>]*>$/.test(this.out.slice(-40));
  }
}

function allowedAttributes(name: string, { href, colspan }: Record<string, string>): string {
  if (name === 'a' && href !== undefined) return ` href="${escapeHtml(href)}"`;
  if ((name === 'td' || name === 'th') && colspan !== undefined) return ` colspan="${escapeHtml(colspan)}"`;
  return '';
}

/** Of an emoji its letters; the others are looked at once more, whether they may be shown. */
function picture({ src = '', alt = '' }: Record<string, string>, names: string): string {
  if (/(?:^| )emoji(?: |$)/.test(names)) return escapeHtml(alt);
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`;
}
