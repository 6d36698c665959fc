import {
  childrenOf,
  INLINE_TYPES,
  isLeaf,
  isNode,
  knownType,
  parseRich2,
  type Rich2Node,
  UNKNOWN,
} from '../../../contract/rich2/nodes.ts';
import { repairRich2 } from '../../../contract/rich2/repair-rich2.ts';
import { renderEmbed } from '../embeds/render-embed.ts';
import { escapeHtml } from '../escape.ts';
import { fallbackHtml } from '../fallback-html.ts';
import { headingSlug } from '../heading-ref.ts';
import { codeBlock } from '../highlight.ts';
import { nodeMention } from '../mentions.ts';
import type { Rendering } from '../render-context.ts';
import { spoiler } from '../spoiler.ts';
import { renderLeaf } from './render-leaf.ts';
import { cellAttributes } from './table-cell.ts';

export const BROKEN_BODY = '<p class="bodyError">This text could not be shown.</p>';

/** Quotes inside quotes lose their frame, and cards in them are plain links. */
export function renderRich2(source: string, rendering: Rendering, isQuote = false): string {
  if (source === '') return '<p></p>';
  const nodes = parseRich2(source);
  if (!nodes) return BROKEN_BODY;
  return new Rich2Writer(rendering, isQuote).blocks(dropBlankEnd(repairRich2(nodes)));
}

function dropBlankEnd(nodes: Rich2Node[]): Rich2Node[] {
  let end = nodes.length;
  while (end > 0 && isBlankParagraph(nodes[end - 1])) end--;
  return nodes.slice(0, end);
}

function isBlankParagraph(node: Rich2Node | undefined): boolean {
  if (node?.type !== 'p') return false;
  return childrenOf(node).every((child) => isLeaf(child) && String(child.text).trim() === '');
}

type Draw = (writer: Rich2Writer, node: Rich2Node) => string;

const framed =
  (tag: string): Draw =>
  (writer, node) =>
    `<${tag}>${writer.blocks(childrenOf(node))}</${tag}>`;

const cell =
  (tag: 'td' | 'th'): Draw =>
  (writer, node) =>
    `<${tag}${cellAttributes(node)}>${writer.blocks(childrenOf(node))}</${tag}>`;

const heading: Draw = (writer, node) => {
  const ref = typeof node.ref === 'string' && node.ref !== '' ? node.ref : writer.refFor(node);
  return `<${node.type} data-id="${escapeHtml(ref)}">${writer.inline(node)}</${node.type}>`;
};

const DRAW: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['p', (writer, node) => `<p>${writer.inline(node)}</p>`],
  ['h2', heading],
  ['h3', heading],
  ['h4', heading],
  ['h5', heading],
  ['blockquote', (writer, node) => writer.quote(node)],
  ['blockquote-line', (writer, node) => writer.line('blockquote-line', node)],
  ['spoiler', (writer, node) => spoiler(writer.blocks(childrenOf(node)))],
  [
    'spoiler-content',
    (writer, node) => `<div class="spoiler-content">${writer.blocks(childrenOf(node))}</div>`,
  ],
  ['spoiler-item', (writer, node) => writer.line('spoiler-line', node)],
  ['code_block', (_writer, node) => codeBlock(codeOf(node), typeof node.lang === 'string' ? node.lang : '')],
  ['ul', framed('ul')],
  ['ol', framed('ol')],
  ['li', framed('li')],
  ['lic', (writer, node) => writer.blocks(childrenOf(node))],
  ['table', (writer, node) => writer.table(node)],
  ['thead', framed('thead')],
  ['tbody', framed('tbody')],
  ['tfoot', framed('tfoot')],
  ['tr', framed('tr')],
  ['caption', (writer, node) => `<caption>${writer.inline(node)}</caption>`],
  ['td', cell('td')],
  ['th', cell('th')],
  ['a', (writer, node) => writer.link(node)],
  ['@', (writer, node) => writer.mention(node)],
  [UNKNOWN, (_writer, node) => fallbackHtml(isNode(node.fields) ? node.fields : {})],
  ['legacy_emoji_image', (_writer, node) => emojiImage(node)],
  ['rich_embed_card', (writer, node) => writer.embed(node)],
  ['rich_embed_inline', (writer, node) => writer.embed(node)],
]);

class Rich2Writer {
  private readonly rendering: Rendering;
  private readonly isQuote: boolean;

  constructor(rendering: Rendering, isQuote: boolean) {
    this.rendering = rendering;
    this.isQuote = isQuote;
  }

  blocks(nodes: readonly Rich2Node[]): string {
    let html = '';
    for (const node of nodes) {
      const type = knownType(node);
      if (type !== null) html += DRAW.get(type)?.(this, node) ?? '';
      else html += isLeaf(node) ? renderLeaf(node, this.rendering) : this.blocks(childrenOf(node));
    }
    return html;
  }

  /** Text, links, mentions and embeds; a block that strayed in here gives its text alone. */
  inline(node: Rich2Node): string {
    let html = '';
    for (const child of childrenOf(node)) {
      const type = knownType(child);
      if (type === null && isLeaf(child)) html += renderLeaf(child, this.rendering);
      else if (type !== null && INLINE_TYPES.has(type)) {
        html += DRAW.get(type)?.(this, child) ?? '';
      } else html += `${html === '' || type === null ? '' : ' '}${this.inline(child)}`;
    }
    return html;
  }

  line(className: string, node: Rich2Node): string {
    return this.isQuote ? `<p>${this.inline(node)}</p>` : `<p class="${className}">${this.inline(node)}</p>`;
  }

  quote(node: Rich2Node): string {
    this.rendering.quoteDepth++;
    const lines = this.blocks(childrenOf(node));
    this.rendering.quoteDepth--;
    if (this.isQuote) return lines;
    return `<blockquote class="blockquote"><div class="blockquote-content">${lines}</div></blockquote>`;
  }

  table(node: Rich2Node): string {
    const className = Array.isArray(node.colSizes) ? 'tableWrapper customized' : 'tableWrapper';
    return `<div class="${className}"><table>${this.blocks(childrenOf(node))}</table></div>`;
  }

  link(node: Rich2Node): string {
    const target = node.target === '_blank' ? ' target="_blank"' : '';
    const url = typeof node.url === 'string' ? node.url : '';
    return `<a href="${escapeHtml(url)}"${target}>${linkText(node, this.rendering)}</a>`;
  }

  mention(node: Rich2Node): string {
    return typeof node.name === 'string'
      ? nodeMention(node.name, node.userID, this.rendering)
      : this.inline(node);
  }

  embed(node: Rich2Node): string {
    const isInline = node.type === 'rich_embed_inline' || this.isQuote;
    const html = renderEmbed(node.embedData, node.url, isInline, this.rendering, renderRich2);
    return this.isQuote && node.type === 'rich_embed_card' ? `<p>${html}</p>` : html;
  }

  refFor(node: Rich2Node): string {
    return this.rendering.uniqueRef(headingSlug(plainText(node)));
  }
}

/** A link within a link would end the outer one, so only its words are taken. */
function linkText(node: Rich2Node, rendering: Rendering): string {
  if (isLeaf(node)) return renderLeaf(node, rendering);
  if (node.type === '@' && typeof node.name === 'string') return escapeHtml(`@${node.name}`);
  if (node.type === 'legacy_emoji_image') return emojiImage(node);
  return childrenOf(node)
    .map((child) => linkText(child, rendering))
    .join('');
}

function plainText(node: Rich2Node): string {
  if (isLeaf(node)) return String(node.text);
  if (node.type === '@' && typeof node.name === 'string') return `@${node.name}`;
  return childrenOf(node).map(plainText).join('');
}

function codeOf(node: Rich2Node): string {
  return childrenOf(node)
    .map((line) => `${plainText(line)}\n`)
    .join('');
}

function emojiImage(node: Rich2Node): string {
  const given = node.attributes;
  if (typeof given !== 'object' || given === null) return '';
  let attributes = '';
  for (const [name, value] of Object.entries(given)) {
    if (!['src', 'alt', 'title', 'width', 'height'].includes(name)) continue;
    if (typeof value === 'string' || typeof value === 'number')
      attributes += ` ${name}="${escapeHtml(String(value))}"`;
  }
  return `<img class="emoji"${attributes}>`;
}
