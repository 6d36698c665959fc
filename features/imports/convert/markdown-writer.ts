import { trimOf } from '../../../platform/contract/linear-text.ts';
import type { Child, Tag } from '../../../platform/server/content/bbcode/parse-bbcode.ts';
import { discoursePostLink } from './converted-body.ts';
import { mark } from './markdown-marks.ts';
import type { ProtectedCode } from './protected-code.ts';

type Write = (writer: MarkdownWriter, tag: Tag) => string;

/** Writes a tree of BBCode and Markdown as Markdown. */
export class MarkdownWriter {
  readonly code: ProtectedCode;

  constructor(code: ProtectedCode) {
    this.code = code;
  }

  write(root: Tag): string {
    return this.flow(root.children).replace(/^\n+/, '').trimEnd();
  }

  /** Blocks stand apart from the text around them by empty lines. */
  flow(children: readonly Child[]): string {
    let text = '';
    let isAfterBlock = false;
    children.forEach((child, index) => {
      const isBlock = this.isBlock(children, index);
      const piece = typeof child === 'string' ? this.code.restore(child) : this.tag(child, isBlock);
      if (isBlock) {
        const block = piece.replace(/^\n+/, '').trimEnd();
        if (block === '') return;
        text = `${text.trimEnd()}${text.trim() === '' ? '' : '\n\n'}${block}`;
        isAfterBlock = true;
        return;
      }
      text += isAfterBlock ? `\n\n${piece.replace(/^[ \t]*\n+|^[ \t]+(?=\S)/, '')}` : piece;
      isAfterBlock = false;
    });
    return text;
  }

  /** A `[code]` of one line within a line of text is a span of it. */
  private isBlock(children: readonly Child[], index: number): boolean {
    const child = children[index];
    if (child === undefined || typeof child === 'string' || !child.isBlock || !child.isClosed) return false;
    if (child.name !== 'code' || !isSpan(this.raw(child))) return true;
    const before = children[index - 1] ?? '\n';
    const after = children[index + 1] ?? '\n';
    const startsLine = typeof before === 'string' ? /\n[ \t]*$/.test(before) : before.isBlock;
    const endsLine = typeof after === 'string' ? /^[ \t]*\n/.test(after) : after.isBlock;
    return startsLine && endsLine;
  }

  private tag(tag: Tag, isBlock: boolean): string {
    if (tag.name === 'code' && tag.isClosed) return code(this.raw(tag), tag.argument, isBlock);
    if (!tag.isClosed) return `${tag.written}${this.flow(tag.children)}`;
    return WRITE.get(tag.name)?.(this, tag) ?? this.flow(tag.children);
  }

  /** What a tag holds as it was typed. */
  raw(tag: Tag): string {
    return this.code.restore(tag.children.map((child) => (typeof child === 'string' ? child : '')).join(''));
  }
}

const WRITE: ReadonlyMap<string, Write> = new Map<string, Write>([
  ['b', (writer, tag) => mark(writer.flow(tag.children), '**', 'strong')],
  ['i', (writer, tag) => mark(writer.flow(tag.children), '*', 'em')],
  ['u', (writer, tag) => mark(writer.flow(tag.children), '', 'u')],
  ['s', (writer, tag) => mark(writer.flow(tag.children), '~~', 's')],
  ['quote', quote],
  ['list', list],
  ['ul', list],
  ['ol', list],
  ['spoiler', (writer, tag) => prefixed(writer.flow(tag.children), '>! ')],
  ['details', details],
  ['url', link],
  ['img', (writer, tag) => `![](${destination(writer.raw(tag))})`],
  ['email', (writer, tag) => `<${writer.raw(tag).trim()}>`],
  ['video', address],
  ['youtube', address],
  ['gist', address],
  ['hr', () => '---'],
]);

function quote(writer: MarkdownWriter, tag: Tag): string {
  const content = prefixed(writer.flow(tag.children), '> ');
  const author = attribution(tag.argument);
  return author === '' ? content : `> ${author}\n>\n${content}`;
}

/** `name, post:3, topic:45` names the quoted post; `name` alone only its author. */
function attribution(argument: string): string {
  const [name = '', ...rest] = argument.split(/,\s*(?=(?:post|topic|full|username|user):)/);
  const fields = new Map(rest.map((field) => field.split(':', 2) as [string, string]));
  const shown = escapeText(trimOf(name.trim(), '“”"\''));
  const post = fields.get('post');
  const topic = fields.get('topic');
  if (shown === '') return '';
  if (!/^\d+$/.test(post ?? '') || !/^\d+$/.test(topic ?? '')) return `${shown}:`;
  return `[${shown}](${discoursePostLink(topic ?? '', post ?? '')}):`;
}

function prefixed(content: string, prefix: string): string {
  return content
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n')
    .map((line) => (prefix + line).trimEnd())
    .join('\n');
}

function isSpan(content: string): boolean {
  return !content.includes('\n');
}

/** One line can stand in its sentence; more are a listing of their own. */
function code(content: string, lang: string, isBlock: boolean): string {
  const text = content.replace(/^[ \t]*\n/, '').trimEnd();
  if (!isBlock) return codeSpan(text.trim());
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${/^[\w+#-]{1,20}$/.test(lang) ? lang : ''}\n${text}\n${fence}`;
}

function codeSpan(text: string): string {
  if (text === '') return '';
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${text}\`` : `${ticks} ${text} ${ticks}`;
}

function list(writer: MarkdownWriter, tag: Tag): string {
  const isOrdered = tag.name === 'ol' || /^[1aAiI]$/.test(tag.argument);
  const items = tag.children.filter(
    (child) => typeof child !== 'string' && ['*', 'li'].includes(child.name),
  ) as Tag[];
  if (items.length === 0) return writer.flow(tag.children);
  return items
    .map((item, index) => {
      const marker = isOrdered ? `${index + 1}. ` : '- ';
      const content = writer.flow(item.children).trim();
      return marker + content.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
    })
    .join('\n');
}

function details(writer: MarkdownWriter, tag: Tag): string {
  const title = tag.argument.replace(/</g, '&lt;') || '…';
  return `<details><summary>${title}</summary>\n\n${writer.flow(tag.children).trim()}\n\n</details>`;
}

function link(writer: MarkdownWriter, tag: Tag): string {
  if (tag.argument === '') return bareLink(writer.raw(tag).trim());
  const label = writer.flow(tag.children).trim();
  const isHost = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(tag.argument);
  const url = destination(isHost ? `http://${tag.argument}` : tag.argument);
  return label === '' ? bareLink(url) : `[${label}](${url})`;
}

/** Only a whole address can be a link; other words between the tags stay words. */
function bareLink(url: string): string {
  return /^https?:\/\/\S+$/i.test(url) ? `<${destination(url)}>` : url;
}

function address(writer: MarkdownWriter, tag: Tag): string {
  return ` ${writer.raw(tag).trim()} `;
}

/** An address in a form that cannot end its link early. */
function destination(url: string): string {
  return url
    .trim()
    .replace(/[\s<>()]/g, (character) =>
      encodeURIComponent(character).replace(/[()]/g, (c) => `%${c.charCodeAt(0).toString(16)}`),
    );
}

function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]<>#~$@]/g, '\\$&');
}
