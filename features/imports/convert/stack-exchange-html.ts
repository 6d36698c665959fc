import type { ConvertedBody } from './converted-body.ts';
import {
  childrenOf,
  classesOf,
  elementHtml,
  escapeText,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
} from './dom.ts';

/** A question or answer: HTML already, made to say the same where line breaks count. */
export function convertStackExchangeHtml(body: string): ConvertedBody {
  return { source: flow(parseHtml(body), false).trim(), format: 'html' };
}

function flow(nodes: readonly HtmlNode[], isListing: boolean): string {
  return nodes.map((node) => draw(node, isListing)).join('');
}

function draw(node: HtmlNode, isListing: boolean): string {
  if (!isElement(node)) {
    if (!('data' in node) || node.type !== 'text') return '';
    return escapeText(isListing ? node.data : node.data.replace(/\s+/g, ' '));
  }
  const content = flow(childrenOf(node), isListing || node.name === 'pre');
  if (node.name === 'pre') return elementHtml(node, content, language(node));
  if (node.name === 'blockquote' && classesOf(node).has('spoiler')) {
    return `<details class="spoiler"><summary>Spoiler</summary><div class="spoiler-content">${content}</div></details>`;
  }
  return node.name === 'div' || node.name === 'span' ? content : elementHtml(node, content);
}

function language(listing: HtmlElement): string {
  return /(?:^|\s)(lang-[\w+#-]+)/.exec(listing.attribs.class ?? '')?.[1] ?? '';
}
