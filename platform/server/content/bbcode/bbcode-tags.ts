/** Which tags there are and how they behave. */
export interface Dialect {
  known: ReadonlySet<string>;
  blocks: ReadonlySet<string>;
  /** Marks take over the shape of what they hold: bold around a quote is a block. */
  inline: ReadonlySet<string>;
  /** What stands inside is not markup. */
  verbatim: ReadonlySet<string>;
  void: ReadonlySet<string>;
}

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

export const BBCODE: Dialect = {
  known: new Set([...MARKS, ...BLOCKS, ...TABLE, ...HEADINGS, ...ADDRESSES, 'noparse']),
  blocks: new Set([...BLOCKS, ...TABLE, ...HEADINGS]),
  inline: new Set([...MARKS, 'url']),
  verbatim: new Set(['code', 'php', 'noparse', 'img', 'email', 'youtube', 'video', 'media', 'url']),
  void: new Set(['hr']),
};
