// An address becomes a card of what stands behind it, while one types on.
import { Editor, Element, Node, type Path, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { call } from '../../../../../platform/web/api/call.ts';
import type { scrapePage } from '../../../../media/embeds.contract.ts';
import { CARD, type EditorElement } from '../../../rich2/editor-nodes.ts';
import { focusEditor } from '../Floating/focus-editor.ts';
import type { RichTextEditor } from '../slate-types.ts';
import { cardOf, insertBlock } from './insert-embed.ts';

/** Until an answer has come the card holds the address alone: then it is a link, wherever it is shown. */
export function insertScrapedCard(editor: RichTextEditor, url: string): void {
  const card = cardOf(url);
  pending.add(card);
  insertBlock(editor, card);
}

/** Cards whose page is to be asked for: those that somebody has just pasted, not those that came with a stored body. */
const pending = new WeakSet<EditorElement>();
export const isPending = (card: EditorElement): boolean => pending.has(card);

export async function fetchCard(editor: RichTextEditor, card: EditorElement): Promise<void> {
  const { body } = await call<typeof scrapePage>('POST /media/scrape', { body: { url: String(card.url) } });
  pending.delete(card);
  const path = pathOf(editor, card);
  if (path) Transforms.setNodes(editor, { embedData: body }, { at: path });
}

/** Undefined where it was deleted meanwhile. */
function pathOf(editor: RichTextEditor, card: EditorElement): Path | undefined {
  try {
    return ReactEditor.findPath(editor, card);
  } catch {
    return undefined;
  }
}

export type CardStyle = 'card' | 'inline' | 'link';

/** The same address, shown as a card, as its title within a line, or as a plain link. */
export function changeCardStyle(editor: RichTextEditor, card: EditorElement, style: CardStyle): void {
  const at = pathOf(editor, card);
  if (!at || style === 'card') return;
  const data = (card.embedData ?? {}) as { name?: unknown; url?: unknown };
  const name = typeof data.name === 'string' && data.name !== '' ? data.name : String(card.url);
  const inline: EditorElement =
    style === 'link'
      ? { type: 'a', url: String(card.url), children: [{ text: name }] }
      : { ...card, type: 'rich_embed_inline', children: [{ text: '' }] };
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at });
    Transforms.insertNodes(editor, { type: 'p', children: [{ text: '' }, inline, { text: '' }] }, { at });
    Transforms.select(editor, Editor.end(editor, at));
  });
}

/** What stands within a line becomes a card below it. */
export function makeCard(editor: RichTextEditor, inline: EditorElement): void {
  const at = pathOf(editor, inline);
  if (!at) return;
  const block = Editor.above(editor, {
    at,
    match: (node) => Element.isElement(node) && Editor.isBlock(editor, node),
  });
  if (!block) return;
  Editor.withoutNormalizing(editor, () => {
    Transforms.select(editor, Editor.end(editor, block[1]));
    Transforms.removeNodes(editor, { at });
    insertBlock(editor, { ...inline, type: CARD, children: [{ text: '' }] });
  });
}

export function removeNode(editor: RichTextEditor, node: EditorElement): void {
  const at = pathOf(editor, node);
  if (at) Transforms.removeNodes(editor, { at });
  focusEditor(editor);
}

export function changeEmbed(editor: RichTextEditor, node: EditorElement, changes: object): void {
  const at = pathOf(editor, node);
  if (at) changeEmbedAt(editor, at, changes);
}

/** What stands there by now: it may have changed since it was drawn. */
export function changeEmbedAt(editor: RichTextEditor, at: Path, changes: object): void {
  const { embedData } = Node.get(editor, at) as EditorElement;
  Transforms.setNodes(editor, { embedData: { ...(embedData as object), ...changes } }, { at });
}
