// HTML from anywhere becomes clean nodes: what has no place in a post leaves its words behind.
import type { Rich2Node } from '../../../../platform/contract/rich2/nodes.ts';
import { type Marks, marksOf } from './html-marks.ts';
import { cardOfImage, listOf, mentionOf, tableOf } from './html-structures.ts';
import { startsWordList, wordListOf } from './word-lists.ts';

const SKIPPED = new Set([
  'SCRIPT',
  'STYLE',
  'HEAD',
  'META',
  'LINK',
  'TITLE',
  'SVG',
  'MATH',
  'IFRAME',
  'OBJECT',
  'TEMPLATE',
  'BUTTON',
  'SELECT',
  'NOSCRIPT',
]);
const HEADINGS: Readonly<Record<string, string>> = {
  H1: 'h2',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  H5: 'h5',
  H6: 'h5',
};
const PARAGRAPHS = new Set([
  'P',
  'DIV',
  'SECTION',
  'ARTICLE',
  'MAIN',
  'HEADER',
  'FOOTER',
  'ASIDE',
  'FIGURE',
  'FIGCAPTION',
  'ADDRESS',
  'DL',
  'DT',
  'DD',
  'LI',
  'FORM',
  'FIELDSET',
  'NAV',
  'SUMMARY',
  'BODY',
]);
const MAX_DEPTH = 60;

/** Blocks of rich2, still to be fitted; marks that stand around are those of what they hold. */
export function nodesOfHtml(root: ParentNode): Rich2Node[] {
  const reader = new HtmlReader();
  reader.children(root, {}, 0);
  return reader.done();
}

export class HtmlReader {
  private readonly blocks: Rich2Node[] = [];
  private run: Rich2Node[] = [];

  done(): Rich2Node[] {
    this.flush();
    return this.blocks;
  }

  children(parent: ParentNode, marks: Marks, depth: number): void {
    if (depth > MAX_DEPTH) {
      this.text(parent.textContent ?? '', marks);
      return;
    }
    const nodes = [...parent.childNodes];
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at];
      if (!node) continue;
      if (startsWordList(node)) {
        const { list, next } = wordListOf(nodes, at, inlineOf);
        this.block(list);
        at = next - 1;
      } else this.node(node, marks, depth);
    }
  }

  private node(node: Node, marks: Marks, depth: number): void {
    if (node.nodeType === 3) this.text(node.textContent ?? '', marks);
    if (node.nodeType !== 1) return;
    const element = node as HTMLElement;
    const tag = element.tagName.toUpperCase();
    if (SKIPPED.has(tag) || element.hidden) return;
    const block = blockOf(element, tag) ?? (tag === 'IMG' ? cardOfImage(element) : undefined);
    const inline = tag === 'BR' ? { text: '\n' } : mentionOf(element);
    if (block) this.block(block);
    else if (inline) this.run.push(inline);
    else if (tag === 'A' && element.getAttribute('href')) this.link(element, marks, depth);
    else this.around(element, tag, { ...marks, ...marksOf(element, tag) }, depth);
  }

  /** What is no node of its own: its content, on lines of its own where it is a block. */
  private around(element: HTMLElement, tag: string, marks: Marks, depth: number): void {
    const isBlock = PARAGRAPHS.has(tag) || tag === 'HR';
    if (isBlock) this.flush();
    this.children(element, marks, depth + 1);
    if (isBlock) this.flush();
  }

  private text(text: string, marks: Marks): void {
    const collapsed = text.replace(/[\t\n\r\f ]+/g, ' ');
    if (collapsed !== '') this.run.push({ text: collapsed, ...marks });
  }

  private link(element: HTMLElement, marks: Marks, depth: number): void {
    const inside = new HtmlReader();
    inside.children(element, marks, depth + 1);
    const found = inside.done();
    const url = element.getAttribute('href') ?? '';
    const isAllowed = /^(?:https?:\/\/|mailto:|tel:|\/|#)/i.test(url);
    for (const block of found) {
      const children = Array.isArray(block.children) ? (block.children as Rich2Node[]) : [];
      if (block.type !== 'p') this.block(block);
      else if (isAllowed) this.run.push({ type: 'a', url, children });
      else this.run.push(...children);
    }
  }

  private block(block: Rich2Node): void {
    this.flush();
    this.blocks.push(block);
  }

  private flush(): void {
    const line = trimmed(this.run);
    if (line.length > 0) this.blocks.push({ type: 'p', children: line });
    this.run = [];
  }
}

/** Elements that are a block of ours, with all they hold. */
function blockOf(element: HTMLElement, tag: string): Rich2Node | undefined {
  const heading = HEADINGS[tag];
  if (heading) return { type: heading, children: inlineOf(element) };
  if (tag === 'UL' || tag === 'OL') return listOf(element, inlineOf);
  if (tag === 'TABLE') return tableOf(element, nodesOfHtml, inlineOf);
  if (tag === 'PRE') return codeOf(element);
  if (tag === 'BLOCKQUOTE') return { type: 'blockquote', children: linesOf(element, 'blockquote-line') };
  const isSpoiler = tag === 'DETAILS' || element.classList.contains('spoiler');
  if (!isSpoiler) return undefined;
  return {
    type: 'spoiler',
    children: [{ type: 'spoiler-content', children: linesOf(element, 'spoiler-item') }],
  };
}

function linesOf(element: HTMLElement, type: string): Rich2Node[] {
  const lines = nodesOfHtml(element).flatMap(textLines);
  return (lines.length > 0 ? lines : [[{ text: '' }]]).map((children) => ({ type, children }));
}

/** The lines of text of a block, however deep they lie. */
function textLines(block: Rich2Node): Rich2Node[][] {
  const children = Array.isArray(block.children) ? (block.children as Rich2Node[]) : [];
  const holdsBlocks = children.some(
    ({ type }) => typeof type === 'string' && !['a', '@', 'rich_embed_inline'].includes(type),
  );
  if (!holdsBlocks) return [children];
  return children.flatMap((child) => (typeof child.type === 'string' ? textLines(child) : [[child]]));
}

/** Everything below as one line. */
export function inlineOf(element: ParentNode): Rich2Node[] {
  return nodesOfHtml(element).flatMap((block, index) => [
    ...(index > 0 ? [{ text: '\n' }] : []),
    ...textLines(block).flat(),
  ]);
}

function codeOf(element: HTMLElement): Rich2Node {
  const named = [element, ...element.querySelectorAll('code')].map(
    ({ className }) => /(?:^|\s)lang(?:uage)?-([\w#+.-]{1,30})/.exec(className)?.[1],
  );
  const lang = named.find((name) => name !== undefined);
  const lines = codeText(element).replace(/\n$/, '').split('\n');
  return {
    type: 'code_block',
    ...(lang && { lang }),
    children: lines.map((text) => ({ type: 'code_line', children: [{ text }] })),
  };
}

/** Some break its lines by elements. */
function codeText(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return copy.textContent ?? '';
}

function trimmed(run: readonly Rich2Node[]): Rich2Node[] {
  const isBlank = (node: Rich2Node | undefined) =>
    node?.type === undefined && String(node?.text ?? '').trim() === '';
  let start = 0;
  let end = run.length;
  while (start < end && isBlank(run[start])) start++;
  while (end > start && isBlank(run[end - 1])) end--;
  return run.slice(start, end).map((node, index, all) => {
    if (typeof node.text !== 'string') return node;
    let { text } = node;
    if (index === 0) text = text.trimStart();
    if (index === all.length - 1) text = text.trimEnd();
    return { ...node, text };
  });
}
