import { DomHandler, DomUtils, Parser, parseDocument } from 'htmlparser2';
import { withoutTags } from '../../../platform/contract/linear-text.ts';
import { ElementCounter, TooComplicated } from '../../../platform/server/content/too-complicated.ts';

// Foreign HTML as a tree, and back.

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: Record<string, string> }>;

class CountingHandler extends DomHandler {
  private readonly elements = new ElementCounter();

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.elements.open();
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.elements.close();
    super.onclosetag();
  }
}

/** What holds more elements than anybody writes comes as its words. */
export function parseHtml(html: string): HtmlNode[] {
  try {
    const handler = new CountingHandler();
    new Parser(handler).end(html);
    return handler.root.children;
  } catch (error) {
    if (!(error instanceof TooComplicated)) throw error;
    return parseDocument(escapeText(withoutTags(html, ' '))).children;
  }
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}

export function childrenOf(node: HtmlNode): HtmlNode[] {
  return 'children' in node ? (node.children as HtmlNode[]) : [];
}

export function textOf(node: HtmlNode): string {
  return DomUtils.textContent(node);
}

export function classesOf(element: HtmlElement): ReadonlySet<string> {
  return new Set((element.attribs.class ?? '').split(/\s+/));
}

/** The first element inside, in reading order, that fits. */
export function findElement(node: HtmlNode, fits: (element: HtmlElement) => boolean): HtmlElement | null {
  for (const child of childrenOf(node)) {
    if (isElement(child) && fits(child)) return child;
    const found = findElement(child, fits);
    if (found) return found;
  }
  return null;
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function escapeValue(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'col']);
const ALLOWED = ['href', 'src', 'alt', 'title', 'width', 'height', 'start', 'colspan', 'rowspan', 'reversed'];

/** The element with its plain attributes, around content that is HTML already. */
export function elementHtml(
  { name, attribs }: Pick<HtmlElement, 'name' | 'attribs'>,
  content: string,
  className = '',
): string {
  const attributes = ALLOWED.filter((key) => attribs[key] !== undefined).map(
    (key) => ` ${key}="${escapeValue(attribs[key] ?? '')}"`,
  );
  if (className !== '') attributes.push(` class="${escapeValue(className)}"`);
  return VOID.has(name)
    ? `<${name}${attributes.join('')}>`
    : `<${name}${attributes.join('')}>${content}</${name}>`;
}
