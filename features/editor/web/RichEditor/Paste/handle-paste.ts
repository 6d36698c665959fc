// What is pasted becomes clean nodes: files are uploaded, an address alone becomes a card, HTML and Markdown are read.
import { Editor, Range, Transforms } from 'slate';
import { nodesOfHtmlText } from '../../../rich2/html/parse-html.ts';
import { fitDocument } from '../../../rich2/read-rich2.ts';
import { isBlankParagraph } from '../../../rich2/write-rich2.ts';
import { blockAbove, textBlock } from '../Editing/block-queries.ts';
import { insertScrapedCard } from '../Embeds/scrape-cards.ts';
import { isPageAddress, linkAddress } from '../Links/link-address.ts';
import { insertLink, setLink } from '../Links/link-commands.ts';
import type { RichTextEditor } from '../slate-types.ts';
import { insertBlocks, insertLines } from './insert-blocks.ts';
import { looksLikeMarkdown } from './looks-like-markdown.ts';

/** True where the paste was ours; else Slate and the browser do what they do. */
export function handlePaste(
  editor: RichTextEditor,
  brought: DataTransfer,
  onFiles: ((files: Iterable<File>) => void) | undefined,
): boolean {
  const text = brought.getData('text/plain');
  const html = brought.getData('text/html');
  // Word processors put a picture of the text beside it: then the text is what was meant.
  if (brought.files.length > 0 && text === '' && onFiles) {
    onFiles([...brought.files]);
    return true;
  }
  if (blockAbove(editor, ['code_block'])) return insertLines(editor, text);
  if (pasteAddress(editor, text)) return true;
  const copied = brought.getData('application/x-slate-fragment');
  if (copied !== '') return pasteCopied(editor, copied);
  const isFromCodeEditor = brought.types.includes('vscode-editor-data');
  if (html !== '' && !isFromCodeEditor) return pasteHtml(editor, html, text);
  if (looksLikeMarkdown(text)) return pasteMarkdown(editor, text);
  return text === '' ? false : insertLines(editor, text);
}

/** Over chosen words it makes them a link; on an empty line it becomes a card; within a line it is a link. */
function pasteAddress(editor: RichTextEditor, text: string): boolean {
  const { selection } = editor;
  if (!selection || !isPageAddress(text)) return false;
  const url = linkAddress(text);
  if (url === undefined) return false;
  const line = textBlock(editor)?.[0];
  if (Range.isExpanded(selection)) setLink(editor, url);
  else if (line && isBlankParagraph(line)) insertScrapedCard(editor, url);
  else insertLink(editor, url, url);
  return true;
}

function pasteCopied(editor: RichTextEditor, copied: string): boolean {
  try {
    const nodes: unknown = JSON.parse(decodeURIComponent(atob(copied)));
    if (!Array.isArray(nodes)) return false;
    insertBlocks(editor, fitDocument(nodes));
    return true;
  } catch {
    // Not written by an editor like this one: what else was copied is read.
    return false;
  }
}

function pasteHtml(editor: RichTextEditor, html: string, text: string): boolean {
  const nodes = nodesOfHtmlText(html);
  if (nodes.length === 0) return text === '' ? false : insertLines(editor, text);
  insertBlocks(editor, fitDocument(nodes));
  return true;
}

/** What reads Markdown comes when it is needed; until then the place stays marked. */
function pasteMarkdown(editor: RichTextEditor, text: string): boolean {
  Transforms.delete(editor);
  const place = editor.selection && Editor.rangeRef(editor, editor.selection);
  import('../../../rich2-markdown/from-markdown.ts').then(
    ({ fromMarkdown }) => {
      const at = place?.unref();
      if (at) Transforms.select(editor, at);
      insertBlocks(editor, fitDocument(fromMarkdown(text, { readHtml: nodesOfHtmlText })));
    },
    () => insertLines(editor, text),
  );
  return true;
}
