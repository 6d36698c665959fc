import { Editor, Element, Node, Path, Transforms } from 'slate';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
import { blockAbove, LISTS } from './block-queries.ts';

const elementAt = (editor: Editor, path: Path): EditorElement | undefined => {
  const node = Node.has(editor, path) ? Node.get(editor, path) : undefined;
  return Element.isElement(node) ? node : undefined;
};

/** Makes the item a part of the one before it. False where there is none. */
export function indentItem(editor: Editor): boolean {
  const item = blockAbove(editor, ['li']);
  if (!item || !Path.hasPrevious(item[1])) return false;
  const [, path] = item;
  const beforePath = Path.previous(path);
  const before = elementAt(editor, beforePath);
  if (!before) return false;
  const type = elementAt(editor, Path.parent(path))?.type ?? 'ul';
  const last = before.children.at(-1);
  Editor.withoutNormalizing(editor, () => {
    if (Element.isElement(last) && LISTS.includes(last.type)) {
      const to = [...beforePath, before.children.length - 1, last.children.length];
      Transforms.moveNodes(editor, { at: path, to });
    } else {
      Transforms.wrapNodes(editor, { type, children: [] }, { at: path });
      Transforms.moveNodes(editor, { at: path, to: [...beforePath, before.children.length] });
    }
  });
  return true;
}

/** One level out; what stood below the item in its list becomes its own. False on the outermost level. */
export function outdentItem(editor: Editor): boolean {
  const item = blockAbove(editor, ['li']);
  if (!item) return false;
  const listPath = Path.parent(item[1]);
  if (listPath.length < 2) return false;
  const outerPath = Path.parent(listPath);
  if (elementAt(editor, outerPath)?.type !== 'li') return false;
  const type = elementAt(editor, listPath)?.type ?? 'ul';
  Editor.withoutNormalizing(editor, () => {
    takeFollowing(editor, item[1], type);
    Transforms.moveNodes(editor, { at: item[1], to: Path.next(outerPath) });
    if (elementAt(editor, listPath)?.children.length === 0) Transforms.removeNodes(editor, { at: listPath });
  });
  return true;
}

function takeFollowing(editor: Editor, path: Path, type: string): void {
  const list = Node.parent(editor, path);
  const index = path.at(-1) ?? 0;
  const count = list.children.length - index - 1;
  if (count === 0) return;
  const own = elementAt(editor, path)?.children.length ?? 0;
  Transforms.insertNodes(editor, { type, children: [] }, { at: [...path, own] });
  for (let moved = 0; moved < count; moved++)
    Transforms.moveNodes(editor, { at: Path.next(path), to: [...path, own, moved] });
}
