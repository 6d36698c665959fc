// What Backspace does at the very beginning of a block: first it becomes plain, and only then it joins what is before.
import { Editor, Element, Node, Path, Transforms } from 'slate';
import { plainLines } from './block-formats.ts';
import { blockAbove, isAtStart, textBlock } from './block-queries.ts';
import { outdentItem } from './lists.ts';

const PLAIN_AT_START = ['h2', 'h3', 'h4', 'h5'];

/** False: Slate's own. */
export function deleteAtStart(editor: Editor): boolean {
  const { selection } = editor;
  const line = textBlock(editor);
  if (!selection || !line || !isAtStart(editor, line[1])) return false;
  const [node, path] = line;
  if (PLAIN_AT_START.includes(node.type)) {
    Transforms.setNodes(editor, { type: 'p' }, { at: path });
    return true;
  }
  const cell = blockAbove(editor, ['td', 'th', 'caption']);
  // What stands before a cell is another cell, which nobody meant.
  if (cell && isAtStart(editor, cell[1])) return true;
  const isFirst = !Path.hasPrevious(path);
  const isListLine = node.type === 'lic' && isFirst;
  const isFirstLine = isFirst && ['blockquote-line', 'spoiler-item', 'code_line'].includes(node.type);
  if (isListLine && outdentItem(editor)) return true;
  if (isListLine || isFirstLine) {
    Editor.withoutNormalizing(editor, () => plainLines(editor, selection));
    return true;
  }
  return selectVoidBefore(editor, node, path);
}

/** A card is marked before it goes; an empty paragraph below it goes first. */
function selectVoidBefore(editor: Editor, node: Node, path: Path): boolean {
  if (!Path.hasPrevious(path)) return false;
  const beforePath = Path.previous(path);
  const before = Node.get(editor, beforePath);
  if (!Element.isElement(before)) return false;
  const isTable = before.type === 'table';
  if (!isTable && !Editor.isVoid(editor, before)) return false;
  const isLast = !Editor.hasPath(editor, Path.next(path));
  if (Node.string(node) === '' && !isLast) Transforms.removeNodes(editor, { at: path });
  Transforms.select(editor, isTable ? Editor.end(editor, beforePath) : Editor.start(editor, beforePath));
  return true;
}
