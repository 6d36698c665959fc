// Markdown as rich text, by the same rules of Markdown that the site reads it by. What rich text has no node for keeps
// its words: rules, footnotes, markup within markup.
import type { Token } from 'markdown-it';
import { childrenOf, isLeaf, type Rich2Node } from '../../../platform/contract/rich2/nodes.ts';
import { imageCard, inlineFromTokens } from './inline-from-markdown.ts';
import { createDialect, withoutFootnotes } from './markdown-dialect.ts';

export interface FromMarkdown {
  /** Nodes of what was written for them: cards that were there before the text became Markdown. */
  embeds?: ReadonlyMap<string, Rich2Node>;
  /** Reads blocks of HTML; without it they stay as they are written. */
  readHtml?: (html: string) => Rich2Node[];
}

const dialect = createDialect();

export function fromMarkdown(source: string, options: FromMarkdown = {}): Rich2Node[] {
  const tokens = dialect.parse(withoutFootnotes(source), {});
  return new BlockReader(tokens, options).blocks();
}

const CONTAINERS: Readonly<Record<string, string>> = {
  bullet_list_open: 'ul',
  ordered_list_open: 'ol',
  thead_open: 'thead',
  tbody_open: 'tbody',
  tr_open: 'tr',
};

class BlockReader {
  private at = 0;
  private readonly tokens: readonly Token[];
  private readonly options: FromMarkdown;

  constructor(tokens: readonly Token[], options: FromMarkdown) {
    this.tokens = tokens;
    this.options = options;
  }

  /** Up to the token that closes what they stand in. */
  blocks(): Rich2Node[] {
    const blocks: Rich2Node[] = [];
    for (let token = this.tokens[this.at]; token; token = this.tokens[this.at]) {
      this.at++;
      if (token.nesting < 0) return blocks;
      blocks.push(...this.block(token));
    }
    return blocks;
  }

  private block(token: Token): Rich2Node[] {
    const container = CONTAINERS[token.type];
    if (container) return [{ type: container, children: this.blocks() }];
    switch (token.type) {
      case 'paragraph_open':
        return this.paragraph();
      case 'heading_open':
        return [{ type: headingType(token.tag), children: this.inline() }];
      case 'blockquote_open':
        return [{ type: 'blockquote', children: linesOf(this.blocks(), 'blockquote-line') }];
      case 'spoiler_open':
        return [spoilerOf(this.blocks())];
      case 'list_item_open':
        return [{ type: 'li', children: itemContent(this.blocks()) }];
      case 'table_open':
        return [{ type: 'table', children: this.blocks().filter(isWrittenPart) }];
      case 'th_open':
      case 'td_open':
        return [{ type: token.type.slice(0, 2), children: [{ type: 'p', children: this.inline() }] }];
      case 'fence':
      case 'code_block':
        return [codeOf(token)];
      case 'html_block':
        return this.html(token.content);
      case 'hr':
        return [{ type: 'p', children: [{ text: '⁂' }] }];
      default:
        return token.nesting > 0 ? this.blocks() : [];
    }
  }

  /** The inline token and the one that closes its block. */
  private inline(): Rich2Node[] {
    const token = this.tokens[this.at];
    this.at += 2;
    return inlineFromTokens(token?.children ?? []);
  }

  private paragraph(): Rich2Node[] {
    const token = this.tokens[this.at];
    const embed = this.options.embeds?.get((token?.content ?? '').trim());
    const [only, ...more] = token?.children ?? [];
    if (!embed?.type && !(only?.type === 'image' && more.length === 0))
      return [{ type: 'p', children: this.inline() }];
    this.at += 2;
    if (!embed) return only ? [imageCard(only)] : [];
    return embed.type === 'rich_embed_card' ? [embed] : [{ type: 'p', children: [embed] }];
  }

  private html(html: string): Rich2Node[] {
    const { readHtml } = this.options;
    if (readHtml) return readHtml(html);
    return [{ type: 'p', children: [{ text: html.trim() }] }];
  }
}

/** The first heading of Markdown is the title of a page, which a post has already. */
function headingType(tag: string): string {
  const level = Number(tag.slice(1));
  return `h${Math.min(5, Math.max(2, level))}`;
}

/** A head without a word was written because Markdown has no table without one. */
function isWrittenPart(part: Rich2Node): boolean {
  return part.type !== 'thead' || textOf(part).trim() !== '';
}

function textOf(node: Rich2Node): string {
  if (isLeaf(node)) return String(node.text);
  return node.type === '@' ? String(node.name) : childrenOf(node).map(textOf).join('');
}

function codeOf(token: Token): Rich2Node {
  const lang = token.info.trim().split(/\s+/)[0] ?? '';
  const lines = token.content.replace(/\n$/, '').split('\n');
  return {
    type: 'code_block',
    ...(lang !== '' && { lang }),
    children: lines.map((text) => ({ type: 'code_line', children: [{ text }] })),
  };
}

function spoilerOf(blocks: readonly Rich2Node[]): Rich2Node {
  return {
    type: 'spoiler',
    children: [{ type: 'spoiler-content', children: linesOf(blocks, 'spoiler-item') }],
  };
}

function linesOf(blocks: readonly Rich2Node[], type: string): Rich2Node[] {
  const lines = blocks.flatMap(textLines);
  return (lines.length > 0 ? lines : [[{ text: '' }]]).map((children) => ({ type, children }));
}

const TEXT_BLOCKS = ['p', 'h2', 'h3', 'h4', 'h5', 'lic', 'code_line', 'blockquote-line', 'spoiler-item'];

/** The lines of text below a block, however deep: quotes and spoilers hold nothing else. */
function textLines(block: Rich2Node): Rich2Node[][] {
  if (block.type === 'rich_embed_card') return [[block]];
  return TEXT_BLOCKS.includes(String(block.type))
    ? [childrenOf(block)]
    : childrenOf(block).flatMap(textLines);
}

/** Lines and lists; paragraphs after the first are lines of the same item. */
function itemContent(blocks: readonly Rich2Node[]): Rich2Node[] {
  const out: Rich2Node[] = [];
  for (const block of blocks) {
    const last = out.at(-1);
    const lines = block.type === 'ul' || block.type === 'ol' ? undefined : textLines(block);
    if (!lines) out.push(block);
    else if (last?.type === 'lic') (last.children as Rich2Node[]).push({ text: '\n' }, ...joined(lines));
    else out.push({ type: 'lic', children: joined(lines) });
  }
  return out.length === 0 ? [{ type: 'lic', children: [{ text: '' }] }] : out;
}

function joined(lines: readonly Rich2Node[][]): Rich2Node[] {
  return lines.flatMap((line, index) => (index > 0 ? [{ text: '\n' }, ...line] : line));
}
