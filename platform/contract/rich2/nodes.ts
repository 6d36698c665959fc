// The vocabulary of rich2: which nodes there are, what each may hold, where each may stand.

export interface Rich2Node {
  type?: unknown;
  text?: unknown;
  children?: unknown;
  [field: string]: unknown;
}

export const MAX_DEPTH = 20;
export const MAX_NODES = 5_000;

/** Children a block takes; the first is what anything else gets wrapped in. */
export const CHILDREN: ReadonlyMap<string, readonly string[]> = new Map([
  ['blockquote', ['blockquote-line']],
  ['spoiler', ['spoiler-content']],
  ['spoiler-content', ['spoiler-item']],
  ['code_block', ['code_line']],
  ['ul', ['li']],
  ['ol', ['li']],
  ['li', ['lic', 'ul', 'ol']],
  ['table', ['tbody', 'thead', 'tfoot', 'caption', 'tr']],
  ['thead', ['tr']],
  ['tbody', ['tr']],
  ['tfoot', ['tr']],
  ['tr', ['td', 'th']],
]);

/** The parent an orphan gets, and in turn that parent's. */
export const PARENT: ReadonlyMap<string, string> = new Map([
  ['blockquote-line', 'blockquote'],
  ['spoiler-content', 'spoiler'],
  ['spoiler-item', 'spoiler-content'],
  ['code_line', 'code_block'],
  ['li', 'ul'],
  ['lic', 'li'],
  ['td', 'tr'],
  ['th', 'tr'],
  ['tr', 'tbody'],
  ['thead', 'table'],
  ['tbody', 'table'],
  ['tfoot', 'table'],
  ['caption', 'table'],
]);

const PLAIN_BLOCKS = ['p', 'h2', 'h3', 'h4', 'h5'];
const EMBEDS = ['rich_embed_card', 'rich_embed_inline'];
export const EMBED_TYPES: ReadonlySet<string> = new Set(EMBEDS);
/** Ours alone: what the repair puts in the place of a node that nobody knows and that holds no text. */
export const UNKNOWN = '\u0000strange';
export const INLINE_TYPES: ReadonlySet<string> = new Set([
  'a',
  '@',
  'legacy_emoji_image',
  UNKNOWN,
  ...EMBEDS,
]);

export const NODE_TYPES: ReadonlySet<string> = new Set([
  ...PLAIN_BLOCKS,
  ...CHILDREN.keys(),
  ...PARENT.keys(),
  ...INLINE_TYPES,
]);

/** Nodes whose words stand in their fields. */
export const VOID_TYPES: ReadonlySet<string> = new Set(['@', 'legacy_emoji_image', ...EMBEDS]);

export function isNode(value: unknown): value is Rich2Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isLeaf(node: Rich2Node): boolean {
  return typeof node.text === 'string' && typeof node.type !== 'string';
}

/** What a node holds; the text of a node that has a type, too, is the only thing some hold. */
export function childrenOf(node: Rich2Node): Rich2Node[] {
  if (Array.isArray(node.children)) return node.children.filter(isNode);
  return typeof node.text === 'string' && node.type !== undefined ? [{ text: node.text }] : [];
}

/** The node's type where it is one we draw; null for a leaf, an unknown node and a failed embed. */
export function knownType(node: Rich2Node): string | null {
  if (typeof node.type !== 'string' || !NODE_TYPES.has(node.type)) return null;
  return node.error !== undefined && node.error !== null && EMBED_TYPES.has(node.type) ? null : node.type;
}

export function parseRich2(source: string): Rich2Node[] | null {
  try {
    const parsed: unknown = JSON.parse(source);
    return Array.isArray(parsed) ? parsed.filter(isNode) : null;
  } catch {
    return null;
  }
}
