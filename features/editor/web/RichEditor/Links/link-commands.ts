import { Editor, Element, Range, Transforms } from 'slate';

const isLink = (node: unknown) => Element.isElement(node) && node.type === 'a';

export function linkAt(editor: Editor) {
  if (!editor.selection) return undefined;
  return Editor.above(editor, { match: isLink });
}

export function linkUrl(editor: Editor): string {
  const link = linkAt(editor)?.[0];
  return Element.isElement(link) && typeof link.url === 'string' ? link.url : '';
}

export function setLink(editor: Editor, url: string): void {
  const link = linkAt(editor);
  const { selection } = editor;
  if (!selection) return;
  if (link) Transforms.setNodes(editor, { url }, { at: link[1] });
  else if (Range.isCollapsed(selection)) insertLink(editor, url, url.replace(/^(?:mailto|tel):/, ''));
  else Transforms.wrapNodes(editor, { type: 'a', url, children: [] }, { split: true });
  Transforms.collapse(editor, { edge: 'end' });
}

export function insertLink(editor: Editor, url: string, text: string): void {
  Transforms.insertNodes(editor, { type: 'a', url, children: [{ text }] });
  // Behind the link, not in it: what is typed next is no part of it.
  Transforms.move(editor, { unit: 'offset' });
}

export function removeLink(editor: Editor): void {
  const link = linkAt(editor);
  if (link) Transforms.unwrapNodes(editor, { at: link[1] });
}
