// Bodies of the older rich format, as rich2: operation by operation.
import {
  type Attributes,
  isRecord,
  type LineStyle,
  parseDelta,
} from '../../../platform/contract/rich/delta.ts';
import { deltaLines, type Line, type Run } from '../../../platform/contract/rich/delta-lines.ts';
import type { Rich2Node } from '../../../platform/contract/rich2/nodes.ts';

type TextLine = Extract<Line, { kind: 'text' }>;

/** Undefined where the source is no delta. */
export function richToRich2(source: string): Rich2Node[] | undefined {
  const operations = parseDelta(source);
  if (!operations) return undefined;
  const blocks: Rich2Node[] = [];
  let group: TextLine[] = [];
  const flush = () => {
    blocks.push(...blocksOf(group));
    group = [];
  };
  for (const line of deltaLines(operations)) {
    const isJoined = line.kind === 'text' && group[0]?.style.kind === line.style.kind;
    if (!isJoined) flush();
    if (line.kind === 'text') group.push(line);
    else blocks.push(cardOf(line.embed));
  }
  flush();
  return blocks;
}

function blocksOf(lines: readonly TextLine[]): Rich2Node[] {
  const [first] = lines;
  if (!first) return [];
  const { kind, lang } = first.style;
  const asLines = (type: string) => lines.map((line) => ({ type, children: inlineOf(line.runs) }));
  if (kind === 'list') return listsOf(lines);
  if (kind === 'blockquote') return [{ type: 'blockquote', children: asLines('blockquote-line') }];
  if (kind === 'spoiler')
    return [{ type: 'spoiler', children: [{ type: 'spoiler-content', children: asLines('spoiler-item') }] }];
  if (kind === 'code') return [{ type: 'code_block', ...(lang && { lang }), children: asLines('code_line') }];
  return lines.map((line) => ({ ...headOf(line.style), children: inlineOf(line.runs) }));
}

function headOf({ kind, level, ref }: LineStyle): Rich2Node {
  return kind === 'heading' ? { type: `h${level}`, ...(ref && { ref }) } : { type: 'p' };
}

interface OpenList {
  type: string;
  items: Rich2Node[];
}

/** An item can stand only one level below the one before it. */
function listsOf(lines: readonly TextLine[]): Rich2Node[] {
  const roots: Rich2Node[] = [];
  const open: OpenList[] = [];
  for (const { style, runs } of lines) {
    const type = style.isOrdered ? 'ol' : 'ul';
    const depth = Math.min(style.level, open.length);
    open.length = Math.min(open.length, depth + 1);
    if (open[depth] && open[depth].type !== type) open.length = depth;
    if (!open[depth]) {
      const items: Rich2Node[] = [];
      const parent = open[depth - 1]?.items.at(-1);
      const siblings = parent ? (parent.children as Rich2Node[]) : roots;
      siblings.push({ type, children: items });
      open.push({ type, items });
    }
    open[depth]?.items.push({ type: 'li', children: [{ type: 'lic', children: inlineOf(runs) }] });
  }
  return roots;
}

function inlineOf(runs: readonly Run[]): Rich2Node[] {
  return runs.length === 0 ? [{ text: '' }] : runs.map(inlineNode);
}

function inlineNode({ insert, attributes }: Run): Rich2Node {
  if (typeof insert !== 'string') return insertedNode(insert);
  const leaf: Rich2Node = { text: insert, ...marksOf(attributes) };
  const { link } = attributes;
  return typeof link === 'string' && link !== '' ? { type: 'a', url: link, children: [leaf] } : leaf;
}

/** Each mark by the names it has had. */
const MARKS: readonly (readonly [mark: string, names: readonly string[]])[] = [
  ['bold', ['bold']],
  ['italic', ['italic']],
  ['strikethrough', ['strike', 'strikethrough']],
  ['code', ['code', 'codeInline']],
];

function marksOf(attributes: Attributes): Attributes {
  const given = MARKS.filter(([, names]) => names.some((name) => attributes[name]));
  return Object.fromEntries(given.map(([mark]) => [mark, true]));
}

function insertedNode(insert: Attributes): Rich2Node {
  const { mention, emoji } = insert;
  if (isRecord(mention) && typeof mention.name === 'string')
    return { type: '@', name: mention.name, userID: mention.userID, children: [{ text: '' }] };
  if (isRecord(emoji) && typeof emoji.emojiChar === 'string') return { text: emoji.emojiChar };
  return { text: '' };
}

function cardOf({ data, loaderData }: Attributes): Rich2Node {
  const embedData = isRecord(data) ? data : {};
  const wanted = isRecord(loaderData) ? loaderData.link : undefined;
  const url = typeof embedData.url === 'string' ? embedData.url : typeof wanted === 'string' ? wanted : '';
  return { type: 'rich_embed_card', dataSourceType: 'url', url, embedData, children: [{ text: '' }] };
}
