// Keys of the editor, beside those that browsers know for every text.
import type { KeyboardEvent } from 'react';
import { Editor, Node, Transforms } from 'slate';
import { duplicateBlocks, moveSelection, selectedBlocks } from './Blocks/block-commands.ts';
import { toggleFormat } from './Editing/block-formats.ts';
import { blockAbove, textBlock } from './Editing/block-queries.ts';
import { softBreak } from './Editing/breaks.ts';
import { indentItem, outdentItem } from './Editing/lists.ts';
import { type Mark, toggleMark } from './Editing/marks.ts';
import type { RichTextEditor } from './slate-types.ts';
import { moveToCell } from './Tables/move-in-table.ts';

export interface KeyTargets {
  onSubmit?: (() => void) | undefined;
  isBusy?: boolean | undefined;
  onLink: () => void;
  onBlockMenu: () => void;
}

const MARK_KEYS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', e: 'code' };
const SHIFTED_MARK_KEYS: Readonly<Record<string, Mark>> = { x: 'strikethrough' };
const FORMAT_KEYS: Readonly<Record<string, string>> = { Digit7: 'ol', Digit8: 'ul', Digit9: 'blockquote' };

/** Whether the key was one of ours. */
export function runKey(editor: RichTextEditor, event: KeyboardEvent, targets: KeyTargets): boolean {
  if ((event.ctrlKey || event.metaKey) && !event.altKey) return runCommand(editor, event, targets);
  if (event.altKey && event.shiftKey) return runMove(editor, event.key);
  if (event.key === 'Enter' && event.shiftKey) return softBreak(editor);
  if (event.key === 'Tab') return runTab(editor, event.shiftKey);
  if (event.key === 'Escape') return letTabLeave(editor);
  return false;
}

function runCommand(editor: RichTextEditor, event: KeyboardEvent, targets: KeyTargets): boolean {
  const key = event.key.toLowerCase();
  if (key === 'enter') {
    if (!targets.onSubmit || targets.isBusy) return false;
    targets.onSubmit();
    return true;
  }
  if (key === 'k' && !event.shiftKey) {
    targets.onLink();
    return true;
  }
  if (event.code === 'Slash' && !event.shiftKey) {
    targets.onBlockMenu();
    return true;
  }
  if (key === 'd' && !event.shiftKey) return duplicateSelected(editor);
  const mark = event.shiftKey ? SHIFTED_MARK_KEYS[key] : MARK_KEYS[key];
  const format = event.shiftKey ? FORMAT_KEYS[event.code] : undefined;
  if (mark) toggleMark(editor, mark);
  else if (format) toggleFormat(editor, format);
  return mark !== undefined || format !== undefined;
}

function runMove(editor: RichTextEditor, key: string): boolean {
  if (key === 'ArrowUp') return moveSelection(editor, 'up');
  return key === 'ArrowDown' && moveSelection(editor, 'down');
}

function duplicateSelected(editor: RichTextEditor): boolean {
  const blocks = selectedBlocks(editor);
  if (blocks) duplicateBlocks(editor, blocks);
  return blocks !== undefined;
}

/** Where Escape was pressed last, Tab leads on to the next control: nobody is held in a listing. */
const leaving = new WeakSet<Editor>();

function letTabLeave(editor: Editor): boolean {
  leaving.add(editor);
  return false;
}

function runTab(editor: Editor, isBack: boolean): boolean {
  if (leaving.delete(editor)) return false;
  if (blockAbove(editor, ['code_block'])) return shiftCode(editor, isBack);
  if (blockAbove(editor, ['td', 'th'])) return moveToCell(editor, isBack);
  if (blockAbove(editor, ['li'])) return isBack ? outdentItem(editor) : indentItem(editor);
  return false;
}

function shiftCode(editor: Editor, isBack: boolean): boolean {
  const line = textBlock(editor);
  if (!line) return false;
  if (!isBack) {
    Editor.insertText(editor, '  ');
    return true;
  }
  const indent = /^(?: {1,2}|\t)/.exec(Node.string(line[0]))?.[0].length ?? 0;
  if (indent > 0) {
    const start = Editor.start(editor, line[1]);
    Transforms.delete(editor, { at: start, distance: indent });
  }
  return true;
}
