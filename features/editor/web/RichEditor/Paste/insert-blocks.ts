import { Editor, Element, Node, Path, Range, Transforms } from 'slate';
import { CHILDREN } from '../../../../../platform/contract/rich2/nodes.ts';
import { type EditorElement, type EditorNode, isTextBlockType } from '../../../rich2/editor-nodes.ts';
import { isBlankParagraph } from '../../../rich2/write-rich2.ts';
import { textBlock } from '../Editing/block-queries.ts';

/** One line goes into the line of the caret; more are blocks of their own. */
export function insertBlocks(editor: Editor, pasted: readonly EditorElement[]): void {
  const blocks = withoutBlankEnd(pasted);
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  const line = onlyLine(blocks);
  if (line) insertInline(editor, line);
  else if (isInSpecialBlock(editor)) insertLines(editor, blocks.map(Node.string).join('\n'));
  else insertBetween(editor, blocks);
}

function insertBetween(editor: Editor, blocks: readonly EditorElement[]): void {
  Editor.withoutNormalizing(editor, () => {
    const at = openPlace(editor);
    Transforms.insertNodes(editor, [...blocks], { at });
    const last = [(at[0] ?? 0) + blocks.length - 1];
    Transforms.select(editor, Editor.end(editor, last));
  });
}

function withoutBlankEnd(blocks: readonly EditorElement[]): readonly EditorElement[] {
  return blocks.length > 1 && isBlankParagraph(blocks.at(-1)) ? blocks.slice(0, -1) : blocks;
}

/** Where all that was copied is a part of one paragraph, or of one item of a list. */
function onlyLine(blocks: readonly EditorElement[]): EditorNode[] | undefined {
  const [only] = blocks;
  if (blocks.length !== 1 || !only) return undefined;
  if (only.type === 'p' || only.type === 'lic') return only.children;
  if (!['ul', 'ol', 'li'].includes(only.type)) return undefined;
  return onlyLine(only.children.filter((child): child is EditorElement => 'type' in child));
}

function insertInline(editor: Editor, nodes: readonly EditorNode[]): void {
  Transforms.insertNodes(editor, [...nodes], { select: true });
}

function isInSpecialBlock(editor: Editor): boolean {
  return (
    Editor.above(editor, {
      match: (node) =>
        Element.isElement(node) && (CHILDREN.has(node.type) || node.type === 'td' || node.type === 'th'),
    }) !== undefined
  );
}

/** The line is cut in two at the caret; an empty one makes room. */
function openPlace(editor: Editor): Path {
  const line = textBlock(editor);
  const { selection } = editor;
  if (!line || !selection || line[1].length !== 1) return [editor.children.length];
  const [node, path] = line;
  if (isBlankParagraph(node)) {
    Transforms.removeNodes(editor, { at: path });
    return path;
  }
  if (Editor.isEnd(editor, selection.anchor, path)) return Path.next(path);
  if (Editor.isStart(editor, selection.anchor, path)) return path;
  Transforms.splitNodes(editor, { match: (each) => Element.isElement(each) && isTextBlockType(each.type) });
  return Path.next(path);
}

/** Plain text: each line as if it was typed. */
export function insertLines(editor: Editor, text: string): true {
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  const lines = text.split(/\r\n|\r|\n/);
  Editor.withoutNormalizing(editor, () => {
    for (const [index, line] of lines.entries()) {
      if (index > 0) Transforms.splitNodes(editor, { always: true, ...lineToSplit(editor) });
      if (line !== '') Transforms.insertText(editor, line);
    }
  });
  return true;
}

/** A line of a list is split with its item. */
function lineToSplit(editor: Editor): { match?: (node: Node) => boolean } {
  const inItem = textBlock(editor)?.[0].type === 'lic';
  return inItem ? { match: (node) => Element.isElement(node) && node.type === 'li' } : {};
}
