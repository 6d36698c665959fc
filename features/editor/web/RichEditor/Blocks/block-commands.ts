// Whole blocks of the document: moved, doubled, deleted, turned into another kind, begun below another.
import { Editor, type Node, Path, Range, Transforms } from 'slate';
import { paragraph } from '../../../rich2/editor-nodes.ts';
import { setFormat } from '../Editing/block-formats.ts';
import { blockAbove } from '../Editing/block-queries.ts';

/** Neighbours, by their places in the document; `to` is the last of them. */
export interface BlockRange {
  from: number;
  to: number;
}

export type Side = 'up' | 'down';

const TURNABLE = ['p', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'blockquote', 'code_block', 'spoiler'];

export function selectedBlocks(editor: Editor): BlockRange | undefined {
  const { selection } = editor;
  if (!selection) return undefined;
  const [start, end] = Range.edges(Editor.unhangRange(editor, selection));
  return { from: start.path[0] ?? 0, to: end.path[0] ?? 0 };
}

/** Of what such blocks are; undefined where they differ, or where one is no text. */
export function formatOfBlocks(editor: Editor, { from, to }: BlockRange): string | undefined {
  const types = new Set(blocksIn(editor, { from, to }).map(typeOf));
  const [only] = types;
  return types.size === 1 && canTurn(editor, { from, to }) ? only : undefined;
}

export function canTurn(editor: Editor, range: BlockRange): boolean {
  return blocksIn(editor, range).every((block) => TURNABLE.includes(typeOf(block)));
}

export function canMove(editor: Editor, { from, to }: BlockRange, side: Side): boolean {
  return side === 'up' ? from > 0 : to + 1 < editor.children.length;
}

/** The neighbour goes to the other side: whatever is selected stays so. */
export function moveBlocks(editor: Editor, { from, to }: BlockRange, side: Side): void {
  if (!canMove(editor, { from, to }, side)) return;
  const neighbour = side === 'up' ? from - 1 : to + 1;
  Transforms.moveNodes(editor, { at: [neighbour], to: [side === 'up' ? to : from] });
}

/** Before the block that stands at `gap`, or behind the last one. */
export function moveBlockTo(editor: Editor, index: number, gap: number): void {
  const to = gap > index ? gap - 1 : gap;
  if (to !== index) Transforms.moveNodes(editor, { at: [index], to: [to] });
}

/** By the keyboard: an item among its neighbours, and at the end of its list the whole list. */
export function moveSelection(editor: Editor, side: Side): boolean {
  const range = selectedBlocks(editor);
  if (!range) return false;
  if (!moveItem(editor, side)) moveBlocks(editor, range, side);
  return true;
}

function moveItem(editor: Editor, side: Side): boolean {
  const path = blockAbove(editor, ['li'])?.[1];
  if (!path || (side === 'up' && !Path.hasPrevious(path))) return false;
  const to = side === 'up' ? Path.previous(path) : Path.next(path);
  if (!Editor.hasPath(editor, to)) return false;
  Transforms.moveNodes(editor, { at: path, to });
  return true;
}

export function duplicateBlocks(editor: Editor, range: BlockRange): void {
  const copies = blocksIn(editor, range).map(copyOf);
  const at = [range.to + 1];
  Transforms.insertNodes(editor, copies, { at });
  Transforms.select(editor, Editor.start(editor, at));
}

/** Links lead to the anchor of the original. */
function copyOf(block: Node): Node {
  const { ref: _, ...copy } = structuredClone(block) as Node & { ref?: unknown };
  return copy as Node;
}

export function deleteBlocks(editor: Editor, { from, to }: BlockRange): void {
  Editor.withoutNormalizing(editor, () => {
    for (let index = to; index >= from; index--) Transforms.removeNodes(editor, { at: [index] });
  });
  Transforms.select(editor, Editor.start(editor, [Math.min(from, editor.children.length - 1)]));
}

/** The slash opens the menu of blocks. */
export function insertBlockBelow(editor: Editor, { to }: BlockRange): void {
  const at = [to + 1];
  Transforms.insertNodes(editor, paragraph('/'), { at });
  Transforms.select(editor, Editor.end(editor, at));
}

/** All their lines; the caret stays where it is. */
export function turnBlocks(editor: Editor, { from, to }: BlockRange, format: string): void {
  const caret = editor.selection && Editor.rangeRef(editor, editor.selection);
  Editor.withoutNormalizing(editor, () => {
    Transforms.select(editor, Editor.range(editor, [from], [to]));
    setFormat(editor, format);
  });
  const before = caret?.unref();
  if (before) Transforms.select(editor, before);
}

const blocksIn = (editor: Editor, { from, to }: BlockRange): Node[] => editor.children.slice(from, to + 1);
const typeOf = (block: Node): string => ('type' in block ? String(block.type) : '');
