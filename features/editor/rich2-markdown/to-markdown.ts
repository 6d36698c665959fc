// Rich text as Markdown. What Markdown has no signs for (sizes of pictures, merged cells, unknown nodes) is written as
// the nearest it has; cards are remembered by their address, so that they can become cards again.
import { childrenOf, isLeaf, type Rich2Node } from '../../../platform/contract/rich2/nodes.ts';
import { embedMarkdown, inlineToMarkdown } from './inline-to-markdown.ts';
import { escapeLineStart, fenceFor } from './markdown-escapes.ts';

export function toMarkdown(nodes: readonly Rich2Node[]): string {
  return blocksToMarkdown(nodes);
}

/** Cards and other embeds that stand alone, by what is written for them. */
export function embedsOf(nodes: readonly Rich2Node[]): ReadonlyMap<string, Rich2Node> {
  const found = new Map<string, Rich2Node>();
  const look = (node: Rich2Node) => {
    if (node.type === 'rich_embed_card' || node.type === 'rich_embed_inline')
      found.set(embedMarkdown(node), node);
    for (const child of childrenOf(node)) look(child);
  };
  for (const node of nodes) look(node);
  return found;
}

function blocksToMarkdown(nodes: readonly Rich2Node[]): string {
  const parts: string[] = [];
  let run: Rich2Node[] = [];
  let before: Rich2Node | undefined;
  let isSecondList = false;
  const flush = () => {
    if (run.length > 0) parts.push(line(run));
    run = [];
  };
  for (const node of nodes) {
    if (isInlineNode(node)) {
      run.push(node);
      continue;
    }
    flush();
    // Two lists of a kind would be one: another sign tells them apart.
    isSecondList = before !== undefined && before.type === node.type && !isSecondList;
    parts.push(blockToMarkdown(node, isSecondList));
    before = node;
  }
  flush();
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

function isInlineNode(node: Rich2Node): boolean {
  return isLeaf(node) || ['a', '@', 'rich_embed_inline', 'legacy_emoji_image'].includes(String(node.type));
}

function blockToMarkdown(node: Rich2Node, isSecond: boolean): string {
  const children = childrenOf(node);
  switch (node.type) {
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
      return `${'#'.repeat(Number(node.type.slice(1)))} ${inlineToMarkdown(children).replaceAll('\n', ' ').trim()}`;
    case 'blockquote':
      return prefixed(children.map((child) => line(childrenOf(child))).join('\n\n'), '>');
    case 'spoiler':
      return prefixed(linesOfSpoiler(children).join('\n\n'), '>!');
    case 'code_block':
      return codeToMarkdown(node);
    case 'ul':
    case 'ol':
      return listToMarkdown(node, isSecond);
    case 'table':
      return tableToMarkdown(node);
    case 'rich_embed_card':
      return embedMarkdown(node);
    case 'p':
    case 'caption':
    case 'lic':
      return line(children);
    default:
      return blocksToMarkdown(children);
  }
}

/** Text whose lines begin nothing but lines. */
function line(nodes: readonly Rich2Node[]): string {
  return inlineToMarkdown(nodes)
    .split('\n')
    .map((each) => escapeLineStart(each).trimEnd())
    .join('\n')
    .trim()
    .replace(/\n{2,}/g, '\n');
}

function prefixed(text: string, sign: string): string {
  return text
    .split('\n')
    .map((each) => `${sign} ${each}`.trimEnd())
    .join('\n');
}

function linesOfSpoiler(children: readonly Rich2Node[]): string[] {
  return children.flatMap((content) => childrenOf(content).map((item) => line(childrenOf(item))));
}

function codeToMarkdown(node: Rich2Node): string {
  const code = childrenOf(node)
    .map((each) => textOf(each))
    .join('\n');
  const fence = fenceFor(code, 3);
  return `${fence}${typeof node.lang === 'string' ? node.lang : ''}\n${code}\n${fence}`;
}

function textOf(node: Rich2Node): string {
  if (isLeaf(node)) return String(node.text);
  return node.type === '@' ? `@${node.name}` : childrenOf(node).map(textOf).join('');
}

function listToMarkdown(list: Rich2Node, isSecond: boolean): string {
  const items = childrenOf(list).map((item, index) => {
    const sign = list.type === 'ol' ? `${index + 1}${isSecond ? ')' : '.'}` : isSecond ? '*' : '-';
    const parts = childrenOf(item).map((part) => blockToMarkdown(part, false));
    const text = parts.filter((part, at) => at === 0 || part !== '').join('\n');
    return `${sign} ${text.split('\n').join(`\n${' '.repeat(sign.length + 1)}`)}`.trimEnd();
  });
  return items.join('\n');
}

function tableToMarkdown(table: Rich2Node): string {
  const parts = childrenOf(table);
  const caption = parts.filter(({ type }) => type === 'caption').map((each) => line(childrenOf(each)));
  const isHead = ({ type }: Rich2Node) => type === 'thead';
  const rowsOf = (each: Rich2Node) => (each.type === 'tr' ? [each] : childrenOf(each));
  const heads = parts.filter(isHead).flatMap(rowsOf);
  const rows = parts.filter((each) => !isHead(each) && each.type !== 'caption').flatMap(rowsOf);
  const columns = Math.max(1, ...[...heads, ...rows].map((row) => childrenOf(row).length));
  const cells = (row: Rich2Node | undefined) =>
    Array.from({ length: columns }, (_, at) => cellToMarkdown(row && childrenOf(row)[at]));
  const written = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  const [head, ...moreHeads] = heads;
  const body = [...moreHeads, ...rows].map((row) => written(cells(row)));
  const rule = written(Array.from({ length: columns }, () => '---'));
  return [...caption, [written(cells(head)), rule, ...body].join('\n')].join('\n\n');
}

/** A cell is one line; its paragraphs are told apart by breaks. */
function cellToMarkdown(cell: Rich2Node | undefined): string {
  if (!cell) return '';
  return blocksToMarkdown(childrenOf(cell)).replace(/\n+/g, '<br>');
}
