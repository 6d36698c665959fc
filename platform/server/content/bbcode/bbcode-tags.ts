const MARKS = [
  'b',
  'i',
  'u',
  's',
  'strike',
  'del',
  'sub',
  'sup',
  'color',
  'size',
  'font',
  'highlight',
  'mark',
];
const BLOCKS = [
  'quote',
  'code',
  'php',
  'list',
  '*',
  'spoiler',
  'center',
  'left',
  'right',
  'justify',
  'indent',
  'hr',
];
const TABLE = ['table', 'tr', 'td', 'th'];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5'];
const ADDRESSES = ['url', 'img', 'email', 'youtube', 'video', 'media'];

const BLOCK_SET: ReadonlySet<string> = new Set([...BLOCKS, ...TABLE, ...HEADINGS]);

/** Marks take over the shape of what they hold: bold around a quote is a block. */
export const INLINE_TAGS: ReadonlySet<string> = new Set([...MARKS, 'url']);
export const VERBATIM_TAGS: ReadonlySet<string> = new Set([
  ...['code', 'php', 'noparse', 'img', 'email', 'youtube', 'video', 'media', 'url'],
]);
export const VOID_TAGS: ReadonlySet<string> = new Set(['hr']);
export const KNOWN_TAGS: ReadonlySet<string> = new Set([
  ...MARKS,
  ...BLOCKS,
  ...TABLE,
  ...HEADINGS,
  ...ADDRESSES,
  'noparse',
]);

export function isBlockTag(name: string): boolean {
  return BLOCK_SET.has(name);
}
