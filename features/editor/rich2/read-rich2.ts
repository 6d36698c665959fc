// A stored body becomes what the editor holds. Nothing of it is lost: what is unknown is carried along whole.
import {
  CHILDREN,
  childrenOf,
  isLeaf,
  isNode,
  knownType,
  type Rich2Node,
  UNKNOWN,
} from '../../../platform/contract/rich2/nodes.ts';
import { repairRich2 } from '../../../platform/contract/rich2/repair-rich2.ts';
import {
  CARD,
  type EditorElement,
  type EditorNode,
  emptyDocument,
  isInlineType,
  isTextBlockType,
  needsParagraphBelow,
  PRESERVED_BLOCK,
  paragraph,
} from './editor-nodes.ts';
import { fitInline, voidNode } from './fit-inline.ts';

/** Undefined where the source is no rich2. */
export function readRich2(source: string): EditorElement[] | undefined {
  if (source.trim() === '') return emptyDocument();
  let nodes: unknown;
  try {
    nodes = JSON.parse(source);
  } catch {
    return undefined;
  }
  return Array.isArray(nodes) ? fitDocument(nodes.filter(isNode)) : undefined;
}

export function fitDocument(nodes: readonly Rich2Node[]): EditorElement[] {
  const blocks = fitBlocks(repairRich2(nodes.flatMap(preserveUnknown)));
  const last = blocks.at(-1);
  if (!last || needsParagraphBelow(last)) blocks.push(paragraph());
  return blocks;
}

/** What another editor had open while it wrote a name is the text typed so far. */
const EDITOR_ONLY = 'mention_input';

function preserveUnknown(node: Rich2Node): Rich2Node[] {
  if (isLeaf(node)) return [node];
  if (node.type === EDITOR_ONLY) return childrenOf(node).flatMap(preserveUnknown);
  if (knownType(node) === null) return [{ type: UNKNOWN, fields: node }];
  const children = childrenOf(node);
  return [children.length === 0 ? node : { ...node, children: children.flatMap(preserveUnknown) }];
}

/** Runs of inline nodes among blocks stand in a paragraph. */
export function fitBlocks(nodes: readonly Rich2Node[]): EditorElement[] {
  const blocks: EditorElement[] = [];
  let run: Rich2Node[] = [];
  const flush = () => {
    const isUnknownAlone = run.length > 0 && run.every(({ type }) => type === UNKNOWN);
    if (isUnknownAlone) blocks.push(...run.map(({ fields }) => preservedBlock(fields)));
    else if (run.some((node) => !isLeaf(node) || node.text !== ''))
      blocks.push({ type: 'p', children: fitInline(run) });
    run = [];
  };
  for (const node of nodes) {
    const type = knownType(node);
    if (type === null || type === UNKNOWN || isInlineType(type)) run.push(node);
    else {
      flush();
      blocks.push(...fitBlock(node, type));
    }
  }
  flush();
  return blocks;
}

function preservedBlock(original: unknown): EditorElement {
  return { type: PRESERVED_BLOCK, original, children: [{ text: '' }] };
}

function fitBlock(node: Rich2Node, type: string): EditorElement[] {
  if (type === CARD) return [voidNode(node, type)];
  if (type === 'td' || type === 'th') return [{ ...node, type, children: cellContent(node) }];
  if (type === 'li') return [{ ...node, type, children: itemContent(node) }];
  if (isTextBlockType(type)) return [{ ...node, type, children: fitInline(childrenOf(node)) }];
  const children = withoutText(childrenOf(node));
  // Nothing is in it that could be edited, or seen.
  return children.length === 0 ? [] : [{ ...node, type, children }];
}

/** In a block of blocks, such as a list: what the repair left of text between them is blank. */
function withoutText(nodes: readonly Rich2Node[]): EditorElement[] {
  return nodes.flatMap((node) => {
    const type = knownType(node);
    if (type === UNKNOWN) return [preservedBlock(node.fields)];
    return type === null || isInlineType(type) ? [] : fitBlock(node, type);
  });
}

/** A cell of nothing but text stays one; else it holds blocks. */
function cellContent(node: Rich2Node): EditorNode[] {
  const children = childrenOf(node);
  const hasBlocks = children.some((child) => {
    const type = knownType(child);
    return type !== null && type !== UNKNOWN && !isInlineType(type);
  });
  const isUnknownAlone = children.length > 0 && children.every(({ type }) => type === UNKNOWN);
  if (!hasBlocks && !isUnknownAlone) return fitInline(children);
  const blocks = fitBlocks(children);
  return blocks.length === 0 ? [paragraph()] : blocks;
}

const LISTS = ['ul', 'ol'];

/** A list that stands in the line of its item stands behind it; the page looks the same. */
function itemContent(node: Rich2Node): EditorElement[] {
  const out: EditorElement[] = [];
  for (const child of childrenOf(node)) {
    if (child.type !== 'lic') {
      out.push(...withoutText([child]));
      continue;
    }
    const { children: _, ...fields } = child;
    let line: Rich2Node[] = [];
    const parts: Rich2Node[] = [];
    for (const part of childrenOf(child)) {
      if (!LISTS.includes(String(part.type))) line.push(part);
      else {
        if (line.length > 0) parts.push({ ...fields, children: line });
        parts.push(part);
        line = [];
      }
    }
    if (line.length > 0 || parts.length === 0) parts.push({ ...fields, children: line });
    out.push(...parts.flatMap((part) => fitBlock(part, String(part.type))));
  }
  if (out.length === 0 || !CHILDREN.get('li')?.includes(out[0]?.type ?? ''))
    out.unshift({ type: 'lic', children: [{ text: '' }] });
  return out;
}
