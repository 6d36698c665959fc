// The shape of a delta: what each operation says, read leniently, since stored bodies come from many editors.

export type Attributes = Readonly<Record<string, unknown>>;

export interface Operation {
  insert: string | Attributes;
  attributes: Attributes;
}

export type LineKind = 'p' | 'heading' | 'list' | 'blockquote' | 'spoiler' | 'code';

export interface LineStyle {
  kind: LineKind;
  /** Heading level, or depth of a list item. */
  level: number;
  ref: string;
  isOrdered: boolean;
  lang: string;
}

export function parseDelta(source: string): Operation[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch {
    return null;
  }
  if (!Array.isArray(parsed)) return null;
  return parsed.flatMap((operation) => {
    if (!isRecord(operation)) return [];
    const { insert } = operation;
    const attributes = isRecord(operation.attributes) ? operation.attributes : {};
    return typeof insert === 'string' || isRecord(insert) ? [{ insert, attributes }] : [];
  });
}

export function isRecord(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const PLAIN: LineStyle = { kind: 'p', level: 0, ref: '', isOrdered: false, lang: '' };
const MAX_LIST_DEPTH = 10;

/** What a line break says of the line before it. */
export function lineStyle(attributes: Attributes): LineStyle {
  const lang = attributes['code-block'] ?? attributes.codeBlock;
  if (lang) {
    return { ...PLAIN, kind: 'code', lang: typeof lang === 'string' ? lang : '' };
  }
  if (attributes['blockquote-line'] || attributes.blockquoteLine || attributes.blockquote)
    return { ...PLAIN, kind: 'blockquote' };
  if (attributes['spoiler-line'] || attributes.spoilerLine || attributes.spoiler)
    return { ...PLAIN, kind: 'spoiler' };
  if (attributes.list) return listStyle(attributes.list, attributes.indent);
  return headingStyle(attributes.header) ?? PLAIN;
}

function listStyle(list: unknown, indent: unknown): LineStyle {
  const type = isRecord(list) ? list.type : list;
  const depth = Number(isRecord(list) ? (list.depth ?? 0) : (indent ?? 0));
  const level = Number.isInteger(depth) ? Math.min(Math.max(depth, 0), MAX_LIST_DEPTH) : 0;
  return { ...PLAIN, kind: 'list', level, isOrdered: type === 'ordered' };
}

function headingStyle(header: unknown): LineStyle | null {
  const level = Number(isRecord(header) ? header.level : header);
  if (!Number.isInteger(level) || level < 1 || level > 6) return null;
  const ref = isRecord(header) && typeof header.ref === 'string' ? header.ref : '';
  return { ...PLAIN, kind: 'heading', level: Math.min(Math.max(level, 2), 5), ref };
}
