// What Enter does: a new line of the same kind, and out of the block on an empty line at its end.
import { Editor, Element, Node, Path, Transforms } from 'slate';
import { plainLines } from './block-formats.ts';
import { blockAbove, isLastChild, textBlock } from './block-queries.ts';
import { outdentItem } from './lists.ts';

const HEADINGS = ['h2', 'h3', 'h4', 'h5'];
const FRAMED_LINES = ['blockquote-line', 'spoiler-item'];

/** False: Slate's own break, which splits the line in two of its kind. */
export function breakLine(editor: Editor): boolean {
  const { selection } = editor;
  const line = textBlock(editor);
  if (!selection || !line) return false;
  const [node, path] = line;
  const isEmpty = Editor.isEmpty(editor, node);
  if (node.type === 'lic') return isEmpty ? leaveList(editor) : splitItem(editor);
  if (HEADINGS.includes(node.type)) return leaveHeading(editor, path);
  if (FRAMED_LINES.includes(node.type) && isEmpty && isLastChild(editor, path)) return leaveBlock(editor);
  if (node.type === 'code_line') return breakCode(editor, node, path);
  // A cell of text alone has lines, not paragraphs.
  if (['td', 'th', 'caption'].includes(node.type)) return softBreak(editor);
  return false;
}

export function softBreak(editor: Editor): boolean {
  Editor.insertText(editor, '\n');
  return true;
}

function splitItem(editor: Editor): boolean {
  Transforms.splitNodes(editor, {
    match: (node) => Element.isElement(node) && node.type === 'li',
    mode: 'lowest',
    always: true,
  });
  return true;
}

function leaveList(editor: Editor): boolean {
  if (outdentItem(editor)) return true;
  return leaveBlock(editor);
}

function leaveBlock(editor: Editor): boolean {
  const { selection } = editor;
  if (selection) Editor.withoutNormalizing(editor, () => plainLines(editor, selection));
  return true;
}

function leaveHeading(editor: Editor, path: Path): boolean {
  const { selection } = editor;
  if (!selection || !Editor.isEnd(editor, selection.anchor, path)) return false;
  Transforms.insertNodes(
    editor,
    { type: 'p', children: [{ text: '' }] },
    { at: Path.next(path), select: true },
  );
  return true;
}

/** The next line begins as far in as this one; two empty lines at the end leave the block. */
function breakCode(editor: Editor, node: Node, path: Path): boolean {
  const text = Node.string(node);
  const block = blockAbove(editor, ['code_block']);
  const before = Path.hasPrevious(path) ? Node.string(Node.get(editor, Path.previous(path))) : undefined;
  if (block && text === '' && before === '' && isLastChild(editor, path)) {
    Transforms.removeNodes(editor, { at: path });
    if (block[0].children.length > 2) Transforms.removeNodes(editor, { at: Path.previous(path) });
    const next = Path.next(block[1]);
    Transforms.insertNodes(editor, { type: 'p', children: [{ text: '' }] }, { at: next, select: true });
    return true;
  }
  const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
  Transforms.splitNodes(editor, { always: true });
  if (indent !== '') Editor.insertText(editor, indent);
  return true;
}
