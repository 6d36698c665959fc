// Where the caret stands.
import { Editor, Element, type NodeEntry, Path } from 'slate';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';

/** The nearest block around the selection that is of one of these types. */
export function blockAbove(editor: Editor, types: readonly string[]): NodeEntry<EditorElement> | undefined {
  if (!editor.selection) return undefined;
  return Editor.above(editor, {
    at: editor.selection,
    match: (node) => Element.isElement(node) && types.includes(node.type),
  });
}

/** The block of text that the caret stands in. */
export function textBlock(editor: Editor): NodeEntry<EditorElement> | undefined {
  if (!editor.selection) return undefined;
  return Editor.above(editor, {
    at: Editor.unhangRange(editor, editor.selection),
    match: (node) => Element.isElement(node) && Editor.isBlock(editor, node),
    mode: 'lowest',
  });
}

export const LISTS = ['ul', 'ol'];

/** The blocks whose format a button shows: the outermost one of those that have lines of their own. */
export function currentFormat(editor: Editor): string {
  const entry = blockAbove(editor, ['code_block', 'blockquote', 'spoiler']) ?? blockAbove(editor, LISTS);
  return entry?.[0].type ?? textBlock(editor)?.[0].type ?? 'p';
}

export function isAtStart(editor: Editor, path: Path): boolean {
  const { selection } = editor;
  return selection !== null && Editor.isStart(editor, selection.anchor, path);
}

export function isEmptyBlock(editor: Editor, node: EditorElement): boolean {
  return Editor.isEmpty(editor, node);
}

export function isLastChild(editor: Editor, path: Path): boolean {
  return !Editor.hasPath(editor, Path.next(path));
}
