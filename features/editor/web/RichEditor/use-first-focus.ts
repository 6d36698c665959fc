import { useLayoutEffect, useState } from 'react';
import { Editor, type Point } from 'slate';
import { ReactEditor } from 'slate-react';
import type { EditorProps, TypedSelection } from '../Composer/composer-props.ts';
import type { RichTextEditor } from './slate-types.ts';

/**
 * In the same breath as the editor appears, all of it at once: a key pressed a moment later must find its caret, which
 * Slate alone would set some milliseconds afterwards.
 */
export function useFirstFocus(editor: RichTextEditor, { hasFocus, selection }: EditorProps): void {
  const [typed] = useState(selection);
  useLayoutEffect(() => {
    if (!hasFocus) return;
    const range = typed
      ? { anchor: pointOf(editor, typed, typed.start), focus: pointOf(editor, typed, typed.end) }
      : { anchor: Editor.end(editor, []), focus: Editor.end(editor, []) };
    editor.selection = range;
    const element = ReactEditor.toDOMNode(editor, editor);
    element.focus();
    const { startContainer, startOffset, endContainer, endOffset } = ReactEditor.toDOMRange(editor, range);
    getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
    // The button that sends comes into view with it.
    element.closest('[data-composer]')?.scrollIntoView({ block: 'nearest' });
  }, [hasFocus, editor, typed]);
}

/** Each line that was typed into the plain text area is a paragraph, but for the blank ones. */
function pointOf(editor: Editor, { text }: TypedSelection, offset: number): Point {
  const lines = text.slice(0, offset).split('\n');
  const column = lines.at(-1)?.length ?? 0;
  const index = lines.slice(0, -1).filter((line) => line.trim() !== '').length;
  const end = Editor.end(editor, [Math.min(index, editor.children.length - 1)]);
  return { path: end.path, offset: Math.min(column, end.offset) };
}
