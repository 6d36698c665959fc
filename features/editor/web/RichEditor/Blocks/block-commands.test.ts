import { createEditor, Editor, Node, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
import { readRich2 } from '../../../rich2/read-rich2.ts';
import { withRules } from '../create-rich-editor.ts';
import {
  canMove,
  canTurn,
  deleteBlocks,
  duplicateBlocks,
  formatOfBlocks,
  insertBlockBelow,
  moveBlocks,
  moveBlockTo,
  moveSelection,
  selectedBlocks,
  turnBlocks,
} from './block-commands.ts';

const p = (text: string) => ({ type: 'p', children: [{ text }] });
const list = (...items: string[]) => ({
  type: 'ul',
  children: items.map((text) => ({ type: 'li', children: [{ type: 'lic', children: [{ text }] }] })),
});
const card = { type: 'rich_embed_card', url: 'https://e.com', children: [{ text: '' }] };

/** The caret stands in the block of this number. */
function editorOf(nodes: readonly unknown[], at = 0): Editor {
  const editor = withRules(createEditor());
  editor.children = readRich2(JSON.stringify(nodes)) as EditorElement[];
  Transforms.select(editor, Editor.end(editor, [at]));
  return editor;
}
const words = (editor: Editor) => editor.children.map((block) => Node.string(block));
const types = (editor: Editor) => editor.children.map((block) => 'type' in block && block.type);

describe('whole blocks', () => {
  it('change places with a neighbour, and the caret goes with them', () => {
    const editor = editorOf([p('a'), p('b'), p('c')], 1);
    moveBlocks(editor, { from: 1, to: 1 }, 'up');
    expect(words(editor)).toEqual(['b', 'a', 'c']);
    expect(editor.selection?.anchor.path[0]).toBe(0);
    expect(canMove(editor, { from: 0, to: 0 }, 'up')).toBe(false);
    moveBlocks(editor, { from: 0, to: 1 }, 'down');
    expect(words(editor)).toEqual(['c', 'b', 'a']);
    moveBlocks(editor, { from: 1, to: 2 }, 'down');
    expect(words(editor)).toEqual(['c', 'b', 'a']);
  });

  it('go to the gap where they are let go', () => {
    const moved = (index: number, gap: number) => {
      const editor = editorOf([p('a'), p('b'), p('c')]);
      moveBlockTo(editor, index, gap);
      return words(editor).join('');
    };
    expect([moved(0, 2), moved(2, 0), moved(0, 3), moved(1, 1), moved(1, 2)]).toEqual([
      ...['bac', 'cab', 'bca', 'abc', 'abc'],
    ]);
  });

  it('move by keys: an item in its list, and at the end of the list the list', () => {
    const editor = editorOf([p('before'), list('one', 'two')], 1);
    expect(moveSelection(editor, 'up')).toBe(true);
    expect(words(editor)).toEqual(['before', 'twoone']);
    moveSelection(editor, 'up');
    expect(words(editor)).toEqual(['twoone', 'before']);
  });

  it('are doubled without the anchor that links lead to', () => {
    const editor = editorOf([{ type: 'h2', ref: 'lid', children: [{ text: 'Lid' }] }, p('x')]);
    duplicateBlocks(editor, { from: 0, to: 0 });
    expect(editor.children.slice(0, 2)).toEqual([
      { type: 'h2', ref: 'lid', children: [{ text: 'Lid' }] },
      { type: 'h2', children: [{ text: 'Lid' }] },
    ]);
    expect(selectedBlocks(editor)).toEqual({ from: 1, to: 1 });
  });

  it('are deleted, and a paragraph stays to write in', () => {
    const editor = editorOf([p('a'), card], 1);
    deleteBlocks(editor, { from: 0, to: editor.children.length - 1 });
    expect(editor.children).toEqual([p('')]);
    expect(selectedBlocks(editor)).toEqual({ from: 0, to: 0 });
  });

  it('begin below others, with the menu of blocks open', () => {
    const editor = editorOf([card, p('x')]);
    insertBlockBelow(editor, { from: 0, to: 0 });
    expect(words(editor)).toEqual(['', '/', 'x']);
    expect(editor.selection?.anchor).toEqual({ path: [1, 0], offset: 1 });
  });

  it('become another kind with all their lines', () => {
    const editor = editorOf([list('one', 'two'), p('x')]);
    expect(formatOfBlocks(editor, { from: 0, to: 0 })).toBe('ul');
    turnBlocks(editor, { from: 0, to: 0 }, 'blockquote');
    expect(types(editor)).toEqual(['blockquote', 'p']);
    turnBlocks(editor, { from: 0, to: 1 }, 'ol');
    expect(types(editor)).toEqual(['ol']);
    expect(words(editor)).toEqual(['onetwox']);
    turnBlocks(editor, { from: 0, to: 0 }, 'p');
    expect(words(editor)).toEqual(['one', 'two', 'x']);
    expect(canTurn(editorOf([card]), { from: 0, to: 0 })).toBe(false);
    expect(formatOfBlocks(editorOf([p('x'), list('y')]), { from: 0, to: 1 })).toBeUndefined();
  });
});
