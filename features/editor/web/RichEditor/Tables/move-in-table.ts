import { Editor, Element, Path, Transforms } from 'slate';
import { cellPlace } from './table-commands.ts';

/** To the next cell, or the one before. At either end Tab leads on, out of the table. */
export function moveToCell(editor: Editor, isBack: boolean): boolean {
  const place = cellPlace(editor);
  if (!place) return false;
  const cells = [
    ...Editor.nodes(editor, {
      at: place.table[1],
      match: (node) => Element.isElement(node) && (node.type === 'td' || node.type === 'th'),
      mode: 'lowest',
    }),
  ];
  const index = cells.findIndex(([, path]) => Path.equals(path, place.cell[1]));
  const next = cells[index + (isBack ? -1 : 1)];
  if (!next) return false;
  Transforms.select(editor, Editor.end(editor, next[1]));
  return true;
}
