import { MAX_DEPTH, MAX_NODES, NODE_TYPES, VOID_TYPES } from '../../../contract/rich2/nodes.ts';
import { checkField, type FieldType } from '../field-types.ts';

// Editors and other products keep more in their nodes than we draw: only what we read has a shape it must have.

const FLAG: FieldType = 'boolean?';
const LEAF_FIELDS: ReadonlyMap<string, FieldType> = new Map([
  ['text', 'text'],
  ['bold', FLAG],
  ['italic', FLAG],
  ['strikethrough', FLAG],
  ['code', FLAG],
]);

const EMBED_FIELDS: [string, FieldType][] = [
  ['url', 'address?'],
  ['embedData', 'object?'],
];
const CELL_FIELDS: [string, FieldType][] = [
  ['attributes', 'object?'],
  ['colSpan', 'number?'],
  ['rowSpan', 'number?'],
];

/** What we read of each node beside `type` and `children`. */
const NODE_FIELDS: ReadonlyMap<string, ReadonlyMap<string, FieldType>> = new Map(
  Object.entries({
    h2: [['ref', 'word?']],
    h3: [['ref', 'word?']],
    h4: [['ref', 'word?']],
    h5: [['ref', 'word?']],
    code_block: [['lang', 'word?']],
    td: CELL_FIELDS,
    th: CELL_FIELDS,
    a: [['url', 'address?']],
    '@': [
      ['name', 'word'],
      ['userID', 'number?'],
    ],
    rich_embed_card: EMBED_FIELDS,
    rich_embed_inline: EMBED_FIELDS,
    legacy_emoji_image: [['attributes', 'object?']],
  } satisfies Record<string, [string, FieldType][]>).map(([type, fields]) => [type, new Map(fields)]),
);
const NO_FIELDS: ReadonlyMap<string, FieldType> = new Map();

/** The first thing wrong with a rich2 body, in words for whoever sent it; null when it is sound. */
export function validateRich2(source: string): string | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch {
    return 'body must be valid JSON.';
  }
  if (!Array.isArray(parsed)) return 'body must be a JSON array of nodes.';
  return new Rich2Check().list(parsed, 'body', 1);
}

class Rich2Check {
  private count = 0;

  list(nodes: readonly unknown[], path: string, depth: number): string | null {
    if (nodes.length > 0 && depth > MAX_DEPTH) return `${path} lies deeper than ${MAX_DEPTH} levels.`;
    for (let i = 0; i < nodes.length; i++) {
      const problem = this.node(nodes[i], `${path}[${i}]`, depth);
      if (problem !== null) return problem;
    }
    return null;
  }

  private node(node: unknown, path: string, depth: number): string | null {
    if (++this.count > MAX_NODES) return `body has more than ${MAX_NODES} nodes.`;
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return `${path} must be a node.`;
    const { type, children, ...fields } = node as Record<string, unknown>;
    if (type === undefined && children === undefined) return checkFields(fields, LEAF_FIELDS, ['text'], path);
    if (type !== undefined && typeof type !== 'string') return `${path}.type must be a string.`;
    const known = NODE_FIELDS.get(type ?? '') ?? NO_FIELDS;
    const problem = checkFields(fields, known, type === '@' ? ['name'] : [], path);
    if (problem !== null) return problem;
    if (children === undefined && mayBeChildless(type ?? '', fields)) return null;
    if (!Array.isArray(children)) return `${path}.children must be an array.`;
    return this.list(children, `${path}.children`, depth + 1);
  }
}

/** Mentions and cards say all in their fields; of nodes that we do not know, nobody can tell. */
function mayBeChildless(type: string, fields: object): boolean {
  return VOID_TYPES.has(type) || !NODE_TYPES.has(type) || 'text' in fields;
}

function checkFields(
  node: object,
  known: ReadonlyMap<string, FieldType>,
  required: readonly string[],
  path: string,
): string | null {
  for (const name of required) {
    if (!(name in node)) return `${path}.${name} is missing.`;
  }
  for (const [name, value] of Object.entries(node)) {
    const type = known.get(name);
    const problem = type === undefined ? null : checkField(value, type);
    if (problem !== null) return `${path}.${name} ${problem}.`;
  }
  return null;
}
