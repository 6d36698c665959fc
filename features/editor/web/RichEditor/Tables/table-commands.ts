// Rows and columns come and go; a table that loses its last of either is gone.
import { Editor, Element, Node, type NodeEntry, Path, Transforms } from 'slate';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
import { blockAbove } from '../Editing/block-queries.ts';
import { insertBlock } from '../Embeds/insert-embed.ts';

const COLUMNS = 3;
const ROWS = 3;

const cell = (type: 'td' | 'th'): EditorElement => ({
  type,
  children: [{ type: 'p', children: [{ text: '' }] }],
});
const row = (type: 'td' | 'th', count: number): EditorElement => ({
  type: 'tr',
  children: Array.from({ length: count }, () => cell(type)),
});

export function insertTable(editor: Editor): void {
  insertBlock(editor, {
    type: 'table',
    children: [
      { type: 'thead', children: [row('th', COLUMNS)] },
      { type: 'tbody', children: Array.from({ length: ROWS - 1 }, () => row('td', COLUMNS)) },
    ],
  });
  const table = editor.selection && Path.previous(editor.selection.anchor.path.slice(0, 1));
  if (table) Transforms.select(editor, Editor.start(editor, table));
}

export interface CellPlace {
  table: NodeEntry<EditorElement>;
  row: NodeEntry<EditorElement>;
  cell: NodeEntry<EditorElement>;
  /** Which cell of its row. */
  column: number;
}

export function cellPlace(editor: Editor): CellPlace | undefined {
  const [table, row, cell] = [['table'], ['tr'], ['td', 'th']].map((types) => blockAbove(editor, types));
  if (!table || !row || !cell || !Path.isAncestor(table[1], cell[1])) return undefined;
  return { table, row, cell, column: cell[1].at(-1) ?? 0 };
}

export function addRow(editor: Editor, side: 'above' | 'below'): void {
  const place = cellPlace(editor);
  if (!place) return;
  const [node, path] = place.row;
  const inHead = Node.parent(editor, path);
  const isHead = Element.isElement(inHead) && inHead.type === 'thead';
  const count = node.children.length;
  // A row below the head is the first one of the body.
  const at = isHead ? firstOfBody(editor, place) : side === 'below' ? Path.next(path) : path;
  Transforms.insertNodes(editor, row('td', count), { at });
  Transforms.select(editor, Editor.start(editor, [...at, Math.min(place.column, count - 1)]));
}

function firstOfBody(editor: Editor, { table }: CellPlace): Path {
  const index = table[0].children.findIndex((child) => 'type' in child && child.type === 'tbody');
  if (index >= 0) return [...table[1], index, 0];
  const end = [...table[1], table[0].children.length];
  Transforms.insertNodes(editor, { type: 'tbody', children: [row('td', 1)] }, { at: end });
  return [...end, 0];
}

export function addColumn(editor: Editor, side: 'before' | 'after'): void {
  const place = cellPlace(editor);
  if (!place) return;
  const index = place.column + (side === 'after' ? 1 : 0);
  Editor.withoutNormalizing(editor, () => {
    for (const [node, path] of rowsOf(editor, place)) {
      const first = node.children[0];
      const isHead = first !== undefined && isHeadRow(editor, path);
      const at = [...path, Math.min(index, node.children.length)];
      Transforms.insertNodes(editor, cell(isHead ? 'th' : 'td'), { at });
    }
  });
}

function isHeadRow(editor: Editor, path: Path): boolean {
  const parent = Node.parent(editor, path);
  return Element.isElement(parent) && parent.type === 'thead';
}

function rowsOf(editor: Editor, { table }: CellPlace): NodeEntry<EditorElement>[] {
  return [
    ...Editor.nodes<EditorElement>(editor, {
      at: table[1],
      match: (node) => Element.isElement(node) && node.type === 'tr',
    }),
  ];
}

export function removeRow(editor: Editor): void {
  const place = cellPlace(editor);
  if (!place) return;
  if (rowsOf(editor, place).length === 1) removeTable(editor);
  else Transforms.removeNodes(editor, { at: place.row[1] });
}

export function removeColumn(editor: Editor): void {
  const place = cellPlace(editor);
  if (!place) return;
  if (place.row[0].children.length === 1) {
    removeTable(editor);
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    for (const [node, path] of rowsOf(editor, place))
      if (place.column < node.children.length)
        Transforms.removeNodes(editor, { at: [...path, place.column] });
  });
}

export function removeTable(editor: Editor): void {
  const table = blockAbove(editor, ['table']);
  if (!table) return;
  Transforms.removeNodes(editor, { at: table[1] });
}

export function hasHeader(editor: Editor): boolean {
  const table = blockAbove(editor, ['table'])?.[0];
  return table?.children.some((child) => 'type' in child && child.type === 'thead') ?? false;
}

/** The first row becomes the head, or a row like the others. */
export function toggleHeader(editor: Editor): void {
  const place = cellPlace(editor);
  if (!place) return;
  const [first] = rowsOf(editor, place);
  if (!first) return;
  const isHead = isHeadRow(editor, first[1]);
  Editor.withoutNormalizing(editor, () => {
    for (const index of first[0].children.keys())
      Transforms.setNodes(editor, { type: isHead ? 'td' : 'th' }, { at: [...first[1], index] });
    if (isHead) moveIntoBody(editor, place, first[1]);
    else moveIntoHead(editor, place, first[1]);
  });
}

function moveIntoHead(editor: Editor, { table }: CellPlace, path: Path): void {
  const body = Path.parent(path);
  const isOnly = Path.equals(body, table[1]);
  Transforms.wrapNodes(editor, { type: 'thead', children: [] }, { at: path });
  // Out of the body it stood in, to stand before it.
  if (!isOnly) Transforms.moveNodes(editor, { at: path, to: body });
}

function moveIntoBody(editor: Editor, place: CellPlace, path: Path): void {
  const to = firstOfBody(editor, place);
  Transforms.moveNodes(editor, { at: path, to });
}

export function hasCaption(editor: Editor): boolean {
  return captionIndex(blockAbove(editor, ['table'])?.[0]) >= 0;
}

/** Words above the table that say what it is of. */
export function toggleCaption(editor: Editor): void {
  const table = blockAbove(editor, ['table']);
  if (!table) return;
  const [node, path] = table;
  const index = captionIndex(node);
  if (index >= 0) {
    Transforms.removeNodes(editor, { at: [...path, index] });
    return;
  }
  const at = [...path, 0];
  Transforms.insertNodes(editor, { type: 'caption', children: [{ text: '' }] }, { at });
  Transforms.select(editor, Editor.start(editor, at));
}

function captionIndex(table: EditorElement | undefined): number {
  return table?.children.findIndex((child) => 'type' in child && child.type === 'caption') ?? -1;
}
