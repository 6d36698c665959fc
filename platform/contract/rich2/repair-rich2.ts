import {
  CHILDREN,
  childrenOf,
  EMBED_TYPES,
  INLINE_TYPES,
  isLeaf,
  knownType,
  PARENT,
  type Rich2Node,
  UNKNOWN,
} from './nodes.ts';
import { hasContent, textBelow } from './text-of.ts';

// Depth at which stored data is no longer a text anyone wrote: of what lies deeper, the text is shown.
const GIVE_UP_DEPTH = 60;

/** Gives orphans their missing ancestors, wraps what stands in the wrong place, opens up unknown nodes. */
export function repairRich2(nodes: readonly Rich2Node[]): Rich2Node[] {
  return adopt(open(nodes, 0), null, 0);
}

/** Unknown nodes and failed embeds stand for their children alone; those without any, for the words in their fields. */
function open(nodes: readonly Rich2Node[], depth: number): Rich2Node[] {
  if (depth > GIVE_UP_DEPTH) return flat(nodes);
  if (nodes.every((node) => isLeaf(node) || knownType(node))) return nodes as Rich2Node[];
  return nodes.flatMap((node, index) => {
    if (isLeaf(node) || knownType(node)) return [node];
    const opened =
      hasContent(node) || EMBED_TYPES.has(String(node.type)) ? childrenOf(node) : [strange(node)];
    const before = nodes[index - 1];
    // Between inline nodes editors always keep text, so that these two are blocks.
    const isBlock = before !== undefined && !isLeaf(before) && knownType(before) === null;
    return [...(isBlock ? [{ text: '\n' }] : []), ...open(opened, depth + 1)];
  });
}

function strange(node: Rich2Node): Rich2Node {
  return { type: UNKNOWN, fields: node };
}

function flat(nodes: readonly Rich2Node[]): Rich2Node[] {
  return [{ text: textBelow(nodes) }];
}

function adopt(nodes: readonly Rich2Node[], parent: string | null, depth: number): Rich2Node[] {
  if (depth > GIVE_UP_DEPTH) return flat(nodes);
  const allowed = parent === null ? undefined : CHILDREN.get(parent);
  const fitted = allowed ? wrapUnknownNodes(nodes, allowed) : wrapOrphans(nodes, parent);
  return fitted.map((node) => {
    const type = knownType(node);
    if (type === null || type === '@' || type === UNKNOWN) return node;
    return { ...node, children: adopt(open(childrenOf(node), depth), type, depth + 1) };
  });
}

/** In a block that takes only certain children, runs of anything else share one wrapper of the first kind. */
function wrapUnknownNodes(nodes: readonly Rich2Node[], allowed: readonly string[]): Rich2Node[] {
  const [wrapper = 'p'] = allowed;
  const out: Rich2Node[] = [];
  let unknownNodes: Rich2Node[] = [];
  const flush = () => {
    if (unknownNodes.some((node) => !isLeaf(node) || node.text !== ''))
      out.push({ type: wrapper, children: unknownNodes });
    unknownNodes = [];
  };
  for (const node of nodes) {
    const type = knownType(node) ?? '';
    // Each list line without an item is an item of its own.
    if (allowed.includes(type) || type === 'lic') flush();
    if (allowed.includes(type)) out.push(node);
    else unknownNodes.push(node);
  }
  flush();
  return out;
}

/** Where any block may stand, neighbours that lack the same parent share one. */
function wrapOrphans(nodes: readonly Rich2Node[], parent: string | null): Rich2Node[] {
  const out: Rich2Node[] = [];
  let openWrapper: Rich2Node & { children: Rich2Node[] } = { children: [] };
  for (const node of nodes) {
    const type = knownType(node);
    const wrapper = type === null || INLINE_TYPES.has(type) ? undefined : PARENT.get(type);
    if (wrapper === undefined || wrapper === parent) {
      openWrapper = { children: [] };
      out.push(node);
    } else if (openWrapper.type === topOf(wrapper)) openWrapper.children.push(node);
    else {
      // Its own repair makes the blocks between this outermost one and the orphan.
      openWrapper = { type: topOf(wrapper), children: [node] };
      out.push(openWrapper);
    }
  }
  return out;
}

function topOf(type: string): string {
  const parent = PARENT.get(type);
  return parent === undefined ? type : topOf(parent);
}
