// What the editor holds becomes a body to be stored. Blocks that did not change are not written again: a key pressed
// in a long text costs one paragraph.
import {
  type EditorElement,
  type EditorNode,
  isText,
  PRESERVED_BLOCK,
  PRESERVED_INLINE,
} from './editor-nodes.ts';

const written = new WeakMap<EditorNode, string>();

/** An empty string where nothing is written yet. */
export function writeRich2(blocks: readonly EditorElement[]): string {
  let end = blocks.length;
  while (end > 0 && isBlankParagraph(blocks[end - 1])) end--;
  if (end === 0) return '';
  return `[${blocks.slice(0, end).map(jsonOf).join(',')}]`;
}

export function isBlankParagraph(block: EditorElement | undefined): boolean {
  return block?.type === 'p' && block.children.every((child) => isText(child) && child.text.trim() === '');
}

function jsonOf(block: EditorElement): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const json = JSON.stringify(stored(block));
  written.set(block, json);
  return json;
}

function stored(node: EditorNode): unknown {
  if (isText(node)) return node;
  if (node.type === PRESERVED_BLOCK || node.type === PRESERVED_INLINE) return node.original;
  return { ...node, children: node.children.map(stored) };
}
