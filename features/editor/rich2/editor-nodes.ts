// What the editor holds: rich2 as it is, but that every block holds either blocks or text, and that what nobody knows
// how to edit is carried along whole.

export interface EditorText {
  text: string;
  bold?: boolean;
  italic?: boolean;
  strikethrough?: boolean;
  code?: boolean;
  [field: string]: unknown;
}

export interface EditorElement {
  type: string;
  children: EditorNode[];
  [field: string]: unknown;
}

export type EditorNode = EditorElement | EditorText;

/** Stand for a node that is not edited; `original` is written back as it came. */
export const PRESERVED_BLOCK = 'preserved_block';
export const PRESERVED_INLINE = 'preserved_inline';

export const CARD = 'rich_embed_card';
export const INLINE_EMBED = 'rich_embed_inline';
export const MENTION = '@';

const INLINE_TYPES: ReadonlySet<string> = new Set([
  'a',
  MENTION,
  'legacy_emoji_image',
  INLINE_EMBED,
  PRESERVED_INLINE,
]);
const VOID_TYPES: ReadonlySet<string> = new Set([
  MENTION,
  'legacy_emoji_image',
  CARD,
  INLINE_EMBED,
  PRESERVED_INLINE,
  PRESERVED_BLOCK,
]);
/** Hold text, links and other inline nodes. */
const TEXT_BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'h2', 'h3', 'h4', 'h5', 'lic', 'caption'],
  ...['blockquote-line', 'spoiler-item', 'code_line'],
]);

export const isText = (node: EditorNode): node is EditorText => !('type' in node) && 'text' in node;
export const isInlineType = (type: string): boolean => INLINE_TYPES.has(type);
export const isVoidType = (type: string): boolean => VOID_TYPES.has(type);
export const isTextBlockType = (type: string): boolean => TEXT_BLOCKS.has(type);
export const isInline = (node: EditorNode): boolean => isText(node) || isInlineType(node.type);

export const paragraph = (text = ''): EditorElement => ({ type: 'p', children: [{ text }] });
export const emptyDocument = (): EditorElement[] => [paragraph()];

/** After these one could not go on writing below: a paragraph follows them. */
const NEEDS_PARAGRAPH_BELOW: ReadonlySet<string> = new Set([
  ...[CARD, PRESERVED_BLOCK, 'table', 'code_block', 'blockquote', 'spoiler'],
]);
export const needsParagraphBelow = ({ type }: EditorElement): boolean => NEEDS_PARAGRAPH_BELOW.has(type);
