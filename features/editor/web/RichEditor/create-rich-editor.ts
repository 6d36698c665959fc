import { createEditor, Editor, type Range } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { isInlineType, isVoidType } from '../../rich2/editor-nodes.ts';
import { formatAtColon, formatAtEnter, formatAtSpace } from './Editing/autoformat.ts';
import { breakLine } from './Editing/breaks.ts';
import { deleteAtStart } from './Editing/deletes.ts';
import { repairNode } from './Editing/normalize-nodes.ts';
import type { RichTextEditor } from './slate-types.ts';

/** Blocks are drawn in groups of so many: a key pressed in a long text draws the others of its group alone again. */
const BLOCKS_IN_CHUNK = 50;

export function createRichEditor(): RichTextEditor {
  const editor = withKeys(withRules(withHistory(withReact(createEditor()))));
  editor.getChunkSize = (node) => (Editor.isEditor(node) ? BLOCKS_IN_CHUNK : null);
  return editor;
}

/** Which nodes there are and what each may hold. */
export function withRules<E extends Editor>(editor: E): E {
  const { normalizeNode } = editor;
  editor.isInline = ({ type }) => isInlineType(type);
  editor.isVoid = ({ type }) => isVoidType(type);
  editor.normalizeNode = (entry, options) => {
    if (!repairNode(editor, entry)) normalizeNode(entry, options);
  };
  return editor;
}

function withKeys<E extends Editor>(editor: E): E {
  const { insertBreak, deleteBackward, insertText } = editor;
  const isCaret = (range: Range | null) => range !== null && Editor.string(editor, range) === '';
  editor.insertBreak = () => {
    if (!formatAtEnter(editor) && !breakLine(editor)) insertBreak();
  };
  editor.deleteBackward = (unit) => {
    if (!isCaret(editor.selection) || !deleteAtStart(editor)) deleteBackward(unit);
  };
  editor.insertText = (text, options) => {
    if (text === ':' && isCaret(editor.selection) && formatAtColon(editor)) return;
    if (text === ' ' && isCaret(editor.selection) && formatAtSpace(editor)) return;
    insertText(text, options);
  };
  return editor;
}
