import { createEditor, Editor, Node, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { formatAtColon } from '../Editing/autoformat.ts';
import { emojiChoices } from './emoji-choices.ts';

describe('emoji behind a colon', () => {
  it('has the very name first, then what begins so, the shorter names before', () => {
    expect(emojiChoices('bee').map(({ id }) => id)).toEqual(['bee', 'beer', 'beers']);
    expect(emojiChoices('BEE')[0]).toEqual({ id: 'bee', sign: '🐝' });
    expect(emojiChoices('e')).toHaveLength(8);
    expect(emojiChoices('no such thing')).toEqual([]);
  });

  it('has each sign once, whatever its names', () => {
    const signs = emojiChoices('thumbs').map(({ sign }) => sign);
    expect(signs).toEqual(['👍', '👎']);
  });

  it.each([
    [':bee', '🐝'],
    ['so (:bee', 'so (🐝'],
    ['at 10:30', undefined],
    ['a:bee', undefined],
    [':no_such_bee', undefined],
  ])('a second colon makes it of %s', (typed, becomes) => {
    const editor = createEditor();
    editor.children = [{ type: 'p', children: [{ text: typed }] }];
    Transforms.select(editor, Editor.end(editor, []));
    expect(formatAtColon(editor)).toBe(becomes !== undefined);
    expect(Node.string(editor)).toBe(becomes ?? typed);
  });
});
