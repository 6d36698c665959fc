// Pictures, files, cards of pages and quotes of posts come into the text as blocks of their own.
import { Editor, Element, Node, Path, Transforms } from 'slate';
import type { MediaItem } from '../../../../media/media.contract.ts';
import { CARD, type EditorElement, paragraph } from '../../../rich2/editor-nodes.ts';
import { isBlankParagraph } from '../../../rich2/write-rich2.ts';
import type { RichTextEditor } from '../slate-types.ts';

export function cardOf(url: string, embedData?: object): EditorElement {
  return {
    type: CARD,
    dataSourceType: 'url',
    url,
    ...(embedData && { embedData }),
    children: [{ text: '' }],
  };
}

/** Pictures uploaded since the page was loaded, and the words they came with. */
const undescribed = new Map<string, string>();

/** Whether its author is to be asked for words for those who do not see it. */
export function lacksAlt({ url, name }: { url: string; name: string }): boolean {
  return name.trim() === '' || undescribed.get(url) === name;
}

export function insertUpload(editor: RichTextEditor, item: MediaItem): void {
  const isImage = item.width !== null;
  const { mediaID, name, type, size, url, width, height, dateInserted, foreignType, foreignID } = item;
  const shownName = isImage ? name.replace(/\.[a-z0-9]{1,5}$/i, '') : name;
  // Until somebody says what is to be seen, the name of the file stands for it, without its ending.
  if (isImage) undescribed.set(url, shownName);
  const embedData = {
    embedType: isImage ? 'image' : 'file',
    url,
    name: shownName,
    ...{ mediaID, type, size, dateInserted, foreignType, foreignID },
    ...(isImage && { width, height, displaySize: 'large', float: 'none' }),
  };
  insertBlock(editor, { ...cardOf(url, embedData), dataSourceType: isImage ? 'image' : 'file' });
}

/** Below the block the caret stands in, or in the place of an empty paragraph; the caret goes on behind it. */
export function insertBlock(editor: Editor, block: EditorElement): void {
  Editor.withoutNormalizing(editor, () => {
    const at = placeForBlock(editor);
    Transforms.insertNodes(editor, block, { at });
    const next = Path.next(at);
    if (!Editor.hasPath(editor, next)) Transforms.insertNodes(editor, paragraph(), { at: next });
    Transforms.select(editor, Editor.start(editor, next));
  });
}

function placeForBlock(editor: Editor): Path {
  const { selection } = editor;
  const path = selection ? blockInContainer(editor, selection.focus.path) : [editor.children.length - 1];
  const here = Editor.hasPath(editor, path) ? Node.get(editor, path) : undefined;
  if (!here || !Element.isElement(here)) return [editor.children.length];
  if (!isBlankParagraph(here)) return Path.next(path);
  // The last one stays: one goes on writing in it.
  if (Editor.hasPath(editor, Path.next(path))) Transforms.removeNodes(editor, { at: path });
  return path;
}

/** The block of the document, or of the table cell, that holds this place. */
function blockInContainer(editor: Editor, path: Path): Path {
  const cell = Editor.above(editor, {
    at: path,
    match: (node) => Element.isElement(node) && (node.type === 'td' || node.type === 'th'),
  });
  if (!cell) return path.slice(0, 1);
  const [node, cellPath] = cell;
  const holdsBlocks =
    Element.isElement(node) && node.children.some((child) => Editor.isBlock(editor, child as Element));
  return holdsBlocks ? path.slice(0, cellPath.length + 1) : path.slice(0, 1);
}
