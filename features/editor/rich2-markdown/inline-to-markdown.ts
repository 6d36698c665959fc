import { childrenOf, isLeaf, type Rich2Node } from '../../../platform/contract/rich2/nodes.ts';
import { escapeText, fenceFor } from './markdown-escapes.ts';

/** Outermost first; each closes before the one around it does. */
const MARKS: readonly (readonly [name: string, sign: string])[] = [
  ['strikethrough', '~~'],
  ['bold', '**'],
  ['italic', '*'],
];

/** Is nothing on the page, and keeps a name apart from the word that it touches: there it would mention nobody. */
const APART = '<!---->';

/** A line of text; breaks in it stay breaks. */
export function inlineToMarkdown(nodes: readonly Rich2Node[]): string {
  const writer = new InlineWriter();
  for (const node of nodes) writer.write(node);
  return writer.done();
}

class InlineWriter {
  private out = '';
  private open: string[] = [];
  /** Spaces at the edge of marked words stand outside of the marks: inside, the signs would be words. */
  private spaces = '';
  private isBehindName = false;

  write(node: Rich2Node): void {
    if (isLeaf(node)) this.leaf(node);
    else this.put(objectOf(node), []);
  }

  done(): string {
    this.close(0);
    return this.out + this.spaces;
  }

  private leaf(leaf: Rich2Node): void {
    const text = String(leaf.text);
    if (text === '') return;
    const marks = MARKS.filter(([name]) => leaf[name] === true).map(([, sign]) => sign);
    if (leaf.code === true) {
      this.put(codeSpan(text), marks);
      return;
    }
    const words = text.trim();
    const before = text.slice(0, text.length - text.trimStart().length);
    if (words === '') {
      this.spaces += text;
      return;
    }
    this.put(escapeText(words), marks, before);
    this.spaces = text.slice(text.trimEnd().length);
  }

  private put(markdown: string, marks: readonly string[], before = ''): void {
    let shared = 0;
    while (shared < this.open.length && this.open[shared] === marks[shared]) shared++;
    this.close(shared);
    const between = this.spaces + before + marks.slice(shared).join('');
    // Only mentions begin so: the sign is escaped in words.
    const isName = markdown.startsWith('@');
    const isAtWord = isName
      ? /[\p{L}\p{N}_]$/u.test(this.out)
      : this.isBehindName && /^[\p{L}\p{N}_-]/u.test(markdown);
    this.out += between + (between === '' && isAtWord ? APART : '') + markdown;
    this.isBehindName = isName;
    this.spaces = '';
    this.open = [...marks];
  }

  private close(from: number): void {
    this.out += this.open.slice(from).toReversed().join('');
    this.open = this.open.slice(0, from);
  }
}

function codeSpan(text: string): string {
  const fence = fenceFor(text, 1);
  const isPadded = /^`|`$|^ .* $/.test(text);
  const inner = text.replaceAll('\n', ' ');
  return isPadded ? `${fence} ${inner} ${fence}` : `${fence}${inner}${fence}`;
}

/** Links, mentions, pictures within a line; of what nobody knows, the words. */
function objectOf(node: Rich2Node): string {
  switch (node.type) {
    case 'a':
      return addressAlone(node) ?? linkMarkdown(inlineToMarkdown(childrenOf(node)), String(node.url ?? ''));
    case '@':
      return mentionMarkdown(String(node.name ?? ''));
    case 'legacy_emoji_image':
      return escapeText(String((node.attributes as { alt?: unknown } | undefined)?.alt ?? ''));
    case 'rich_embed_card':
    case 'rich_embed_inline':
      return embedMarkdown(node);
    default:
      return inlineToMarkdown(childrenOf(node));
  }
}

/** A link that says nothing but its address is written as one. */
function addressAlone({ url, children }: Rich2Node): string | undefined {
  const [only, ...more] = (Array.isArray(children) ? children : []) as Rich2Node[];
  if (typeof url !== 'string' || more.length > 0 || only?.text !== url || Object.keys(only).length > 1)
    return undefined;
  if (!/^https?:\/\/[^\s<>]+$/i.test(url)) return undefined;
  return /[[\]]/.test(url) ? url : `<${url}>`;
}

export function linkMarkdown(text: string, url: string): string {
  return `[${text.replaceAll('\n', ' ')}](${addressMarkdown(url)})`;
}

function addressMarkdown(url: string): string {
  return /^[^\s()<>\\]+$/.test(url)
    ? url
    : `<${url.replace(/[<>\\\n]/g, (sign) => encodeURIComponent(sign))}>`;
}

function mentionMarkdown(name: string): string {
  return /^[\p{L}\p{N}_-]+$/u.test(name) ? `@${name}` : `@"${name.replaceAll('"', '')}"`;
}

export function embedMarkdown(node: Rich2Node): string {
  const data = (node.embedData ?? {}) as { embedType?: unknown; url?: unknown; name?: unknown };
  const url = String(data.url ?? node.url ?? '');
  const name = typeof data.name === 'string' ? data.name : '';
  if (url === '') return escapeText(name);
  if (data.embedType === 'image' && node.type === 'rich_embed_card')
    return `!${linkMarkdown(escapeText(name), url)}`;
  return linkMarkdown(escapeText(name) || escapeText(url), url);
}
