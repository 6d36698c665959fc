// Markdown's signs at the start of a paragraph become what they stand for as soon as a space follows them.
import { Editor, Node, Path, Transforms } from 'slate';
import { emojiByName } from '../../../../../platform/contract/emoji-names.ts';
import { caretText } from '../Floating/caret-text.ts';
import { setFormat } from './block-formats.ts';
import { blockAbove, textBlock } from './block-queries.ts';

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['#', 'h2'],
  ['##', 'h2'],
  ['###', 'h3'],
  ['####', 'h4'],
  ['#####', 'h5'],
  ['-', 'ul'],
  ['*', 'ul'],
  ['+', 'ul'],
  ['1.', 'ol'],
  ['1)', 'ol'],
  ['>', 'blockquote'],
  ['>!', 'spoiler'],
  ['```', 'code_block'],
]);

/** True where the space was used up. */
export function formatAtSpace(editor: Editor): boolean {
  const { selection } = editor;
  const line = textBlock(editor);
  if (!selection || line?.[0].type !== 'p') return false;
  const start = Editor.start(editor, line[1]);
  // Of all that stands there only a few characters can be such a sign.
  if (!Path.equals(start.path, selection.anchor.path) || selection.anchor.offset > 5) return false;
  const typed = Editor.string(editor, { anchor: start, focus: selection.anchor });
  const format = SIGNS.get(typed);
  if (format === undefined) return false;
  return begin(editor, format, typed.length);
}

/** The colon behind the name of an emoji. */
export function formatAtColon(editor: Editor): boolean {
  const caret = caretText(editor);
  const name = caret && /(?:^|[^\w:]):([a-z0-9_+-]{1,40})$/i.exec(caret.before.slice(-45))?.[1];
  const sign = name ? emojiByName(name.toLowerCase()) : null;
  if (!caret || !name || !sign) return false;
  Transforms.insertText(editor, sign, { at: caret.rangeFrom(caret.before.length - name.length - 1) });
  return true;
}

/** Enter behind three backticks begins code as well, in the language named there. */
export function formatAtEnter(editor: Editor): boolean {
  const line = textBlock(editor);
  if (line?.[0].type !== 'p') return false;
  const fence = /^```([\w#+.-]{0,20})$/.exec(Node.string(line[0]));
  if (!fence) return false;
  begin(editor, 'code_block', fence[0].length);
  const block = blockAbove(editor, ['code_block']);
  if (fence[1] && block) Transforms.setNodes(editor, { lang: fence[1] }, { at: block[1] });
  return true;
}

function begin(editor: Editor, format: string, length: number): boolean {
  Editor.withoutNormalizing(editor, () => {
    Transforms.delete(editor, { distance: length, reverse: true });
    setFormat(editor, format);
  });
  return true;
}
