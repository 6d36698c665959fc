import { Editor, Range, Text } from 'slate';

export interface CaretText {
  /** Of the run of text the caret stands in, up to it. */
  before: string;
  /** Of any stretch of that text, counted from its start. */
  rangeFrom: (offset: number) => Range;
}

/** Undefined where nothing can be completed: something is selected, or the caret stands in code. */
export function caretText(editor: Editor): CaretText | undefined {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return undefined;
  const { path, offset } = selection.anchor;
  if (!Editor.hasPath(editor, path)) return undefined;
  const [node] = Editor.node(editor, path);
  if (!Text.isText(node) || node.code) return undefined;
  const inCode = Editor.above(editor, { match: (above) => 'type' in above && above.type === 'code_line' });
  if (inCode) return undefined;
  return {
    before: node.text.slice(0, offset),
    rangeFrom: (start) => ({ anchor: { path, offset: start }, focus: { path, offset } }),
  };
}

/** Of the same run of text, behind the caret. */
export function textAfterCaret(editor: Editor): string {
  const caret = editor.selection?.anchor;
  if (!caret || !Editor.hasPath(editor, caret.path)) return '';
  const [node] = Editor.node(editor, caret.path);
  return Text.isText(node) ? node.text.slice(caret.offset) : '';
}
