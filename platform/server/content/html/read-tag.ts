// One tag of markup, read as browsers read it, but only where it is whole: half a tag is text.

export interface WrittenTag {
  /** In lower case. */
  name: string;
  isClosing: boolean;
  /** Values as they were written, entities and all. */
  attributes: Record<string, string>;
  /** `<b and c>` in a sentence is read like `<details open>`: its words are names without values. */
  hasLooseWords: boolean;
  /** The place behind its `>`. */
  end: number;
}

const NAME = /<(\/?)([a-z][\w:.-]*)(?=[\s/>])/iy;
// A value that seems to hold tags is one whose quotation mark was forgotten: it would hide the words up to the next one.
const ATTRIBUTE =
  /([^\s/>=<]+)(?:\s*=\s*(?:"((?:[^"<]|<(?![a-z/!?]))*)"|'((?:[^'<]|<(?![a-z/!?]))*)'|([^\s<>"'][^\s<>]*)))?/iy;
const BETWEEN = /[\s/]*/y;
const LONELY: ReadonlySet<string> = new Set([
  ...[
    'open',
    'reversed',
    'hidden',
    'download',
    'nowrap',
    'noshade',
    'compact',
    'controls',
    'disabled',
    'checked',
  ],
  ...[
    'selected',
    'multiple',
    'readonly',
    'required',
    'autoplay',
    'loop',
    'muted',
    'allowfullscreen',
    'async',
  ],
  ...[
    'defer',
    'ismap',
    'itemscope',
    'hreflang',
    'alt',
    'border',
    'contenteditable',
    'spellcheck',
    'novalidate',
  ],
]);

/** The tag that begins at this `<`; null where none does, or where it does not end before the next one begins. */
export function readTag(source: string, at: number): WrittenTag | null {
  NAME.lastIndex = at;
  const start = NAME.exec(source);
  if (!start) return null;
  const attributes: Record<string, string> = Object.create(null);
  let end = NAME.lastIndex;
  let hasLooseWords = false;
  for (;;) {
    BETWEEN.lastIndex = end;
    BETWEEN.exec(source);
    end = BETWEEN.lastIndex;
    if (source[end] === '>') break;
    ATTRIBUTE.lastIndex = end;
    const found = ATTRIBUTE.exec(source);
    if (!found) return null;
    const name = (found[1] ?? '').toLowerCase();
    if (!found[0].includes('=') && !LONELY.has(name) && !name.startsWith('data-')) hasLooseWords = true;
    attributes[name] ??= found[2] ?? found[3] ?? found[4] ?? '';
    end = ATTRIBUTE.lastIndex;
  }
  const name = (start[2] ?? '').toLowerCase();
  return { name, isClosing: start[1] === '/', attributes, hasLooseWords, end: end + 1 };
}

/** The tag written afresh, so that every parser reads it alike. */
export function tagText({ name, isClosing, attributes }: WrittenTag): string {
  if (isClosing) return `</${name}>`;
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (/^[a-z][a-z0-9-]*$/.test(key)) text += ` ${key}="${quoted(value)}"`;
  }
  return `${text}>`;
}

/** Entities of the writer stay what they are; nothing in it can end the value or the tag. */
function quoted(value: string): string {
  return value.replace(/[<>"]/g, (sign) => (sign === '"' ? '&quot;' : sign === '<' ? '&lt;' : '&gt;'));
}
