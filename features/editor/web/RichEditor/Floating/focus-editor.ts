import { type Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichTextEditor } from '../slate-types.ts';

/** At once: Slate's own way waits for what is still to be drawn, and keys pressed meanwhile would go astray. */
export function focusEditor(editor: RichTextEditor, at: Range | null = editor.selection): void {
  ReactEditor.toDOMNode(editor, editor).focus();
  if (at) Transforms.select(editor, at);
}

/** What is selected right now: Slate itself follows the browser some moments later. */
export function selectionNow(editor: RichTextEditor): Range | null {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || !ReactEditor.isFocused(editor)) return editor.selection;
  return (
    ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true }) ??
    editor.selection
  );
}
