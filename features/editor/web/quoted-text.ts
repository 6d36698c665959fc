// What is quoted, as the composer takes it. Fetched when somebody quotes.

import type { Rich2Node } from '../../../platform/contract/rich2/nodes.ts';
import type { QuotedPost } from './quotes.ts';

/** A quote in each of the formats that a composer writes. */
export interface Quote {
  markdown: string;
  nodes: Rich2Node[];
}

export function quoteOf(post: QuotedPost): Quote {
  const { name, url, element } = post;
  return {
    markdown: quoteMarkdown({ name, url, text: quotedText(element) }),
    nodes: isPartChosen(element) ? quotedWords(name, url, quotedText(element)) : [quoteCard(post)],
  };
}

/** What was written before it stays; one goes on below it. */
export function withQuote(value: string, format: string, { markdown, nodes }: Quote): string {
  if (format !== 'rich2') return `${value.trimEnd()}${value.trim() === '' ? '' : '\n\n'}${markdown}\n\n`;
  const written: unknown = JSON.parse(value || '[]');
  return JSON.stringify([...(Array.isArray(written) ? written : []), ...nodes]);
}

/** The post is known by its number alone: what it says is put in when somebody reads it. */
function quoteCard({ url, recordType, recordID }: QuotedPost): Rich2Node {
  const embedData = { embedType: 'quote', url, recordType, recordID };
  return { type: 'rich_embed_card', dataSourceType: 'url', url, embedData, children: [{ text: '' }] };
}

function quotedWords(name: string, url: string, text: string): Rich2Node[] {
  const line = (children: Rich2Node[]): Rich2Node => ({ type: 'blockquote-line', children });
  const lines = text.split(/\r?\n/).filter((each) => each.trim() !== '');
  const source = line([
    { text: name, bold: true },
    { text: ' ' },
    { type: 'a', url, children: [{ text: '\u2197' }] },
  ]);
  return [{ type: 'blockquote', children: [source, ...lines.map((each) => line([{ text: each }]))] }];
}

function isPartChosen(element: Element | null): boolean {
  const selection = getSelection();
  const isInside = selection?.anchorNode && element?.contains(selection.anchorNode);
  return Boolean(isInside) && selection?.toString().trim() !== '';
}

export function quoteMarkdown({ name, url, text }: { name: string; url: string; text: string }): string {
  const lines = text.trim().split(/\r?\n/);
  const shown = name.replace(/[\\*_[\]]/g, '\\$&');
  return [`**${shown}** [wrote](${url}):`, '', ...lines].map((line) => `> ${line}`.trimEnd()).join('\n');
}

/** What is selected inside the element; without a selection all it says. Formulas are the TeX they were typed as. */
export function quotedText(element: Element | null): string {
  if (!(element instanceof HTMLElement)) return '';
  const selection = getSelection();
  const chosen = selection?.toString().trim() ?? '';
  const isInside = selection?.anchorNode && element.contains(selection.anchorNode);
  const range = chosen !== '' && isInside ? selection.getRangeAt(0) : undefined;
  if (!element.querySelector('math')) return range ? chosen : element.innerText;
  return textWithFormulas(element, range);
}

/** Of a copy, drawn for a moment off screen: line breaks are where they are on the page. */
function textWithFormulas(element: HTMLElement, range: Range | undefined): string {
  const copy = element.cloneNode(!range) as HTMLElement;
  copy.removeAttribute('id');
  if (range) copy.append(wholeFormulas(range).cloneContents());
  for (const math of copy.querySelectorAll('math')) math.replaceWith(texOf(math));
  Object.assign(copy.style, { position: 'fixed', insetInlineStart: '-9999px' });
  element.after(copy);
  const text = copy.innerText;
  copy.remove();
  return text.trim();
}

/** Half a formula says nothing: all of each that the selection intersects. */
function wholeFormulas(range: Range): Range {
  const whole = range.cloneRange();
  const [first, last] = [range.startContainer, range.endContainer].map(formulaAround);
  if (first) whole.setStartBefore(first);
  if (last) whole.setEndAfter(last);
  return whole;
}

function formulaAround(node: Node): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest('math') ?? null;
}

/** With the signs that begin a formula in every category. */
function texOf(math: Element): string {
  const tex = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim() ?? '';
  return math.getAttribute('display') === 'block' ? `$$${tex}$$` : `\\(${tex}\\)`;
}
