import { emojiByName } from '../../../platform/contract/emoji-names.ts';
import { type ConvertedBody, discoursePostLink } from './converted-body.ts';
import {
  childrenOf,
  classesOf,
  elementHtml,
  escapeText,
  escapeValue,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
  textOf,
} from './dom.ts';

/** The rendered post without what Discourse's own pages need: for posts whose source is lost. */
export function convertDiscourseCooked(cooked: string): ConvertedBody {
  const html = flow(parseHtml(cooked), false)
    .replace(/\n{2,}/g, '\n')
    .trim();
  return { source: html, format: 'html' };
}

function flow(nodes: readonly HtmlNode[], isListing: boolean): string {
  return nodes.map((node) => draw(node, isListing)).join('');
}

function draw(node: HtmlNode, isListing: boolean): string {
  if (!isElement(node)) {
    if (!('data' in node) || node.type !== 'text') return '';
    return escapeText(isListing ? node.data : node.data.replace(/\s+/g, ' '));
  }
  const special = byClass(node) ?? BY_NAME.get(node.name)?.(node);
  if (special !== undefined) return special;
  const content = flow(childrenOf(node), isListing || node.name === 'pre');
  return UNWRAPPED.has(node.name) ? content : elementHtml(node, content);
}

const UNWRAPPED: ReadonlySet<string> = new Set([
  'div',
  'span',
  'article',
  'aside',
  'header',
  'section',
  'source',
]);

type Draw = (element: HtmlElement) => string;

const BY_NAME: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['svg', () => ''],
  ['script', () => ''],
  ['style', () => ''],
  ['iframe', media],
  ['video', media],
  ['audio', media],
  ['pre', listing],
]);

const BY_CLASS: readonly (readonly [string, Draw])[] = [
  ['quote', quote],
  ['lightbox-wrapper', lightbox],
  ['lightbox', lightbox],
  ['lazyYT', film],
  ['poll', poll],
  ['emoji', emoji],
  ['mention', mention],
  ['mention-group', mention],
  ['hashtag', hashtag],
  ['hashtag-cooked', hashtag],
  ['onebox', onebox],
  ['meta', () => ''],
  ['spoiler', spoiler],
  ['spoiled', spoiler],
  // Nothing in a body can be led to: the number stays, and the note below.
  ['footnote-ref', (element) => `<sup>${escapeText(textOf(element))}</sup>`],
  ['footnote-backref', () => ''],
  ['bbcode-b', wrapped('strong')],
  ['bbcode-i', wrapped('em')],
  ['bbcode-u', wrapped('u')],
  ['bbcode-s', wrapped('s')],
];

function byClass(element: HtmlElement): string | undefined {
  if (element.attribs.class === undefined) return undefined;
  const classes = classesOf(element);
  const rule = BY_CLASS.find(([name]) => classes.has(name));
  return rule?.[1](element);
}

function wrapped(tag: string): Draw {
  return (element) => `<${tag}>${flow(childrenOf(element), false)}</${tag}>`;
}

function linkTo(url: string, label = url): string {
  return `<a href="${escapeValue(url)}">${escapeText(label)}</a>`;
}

function quote(element: HtmlElement): string {
  const title = findElement(element, (inner) => classesOf(inner).has('title'));
  const body = findElement(element, (inner) => inner.name === 'blockquote');
  const name = element.attribs['data-username'] ?? (title ? textOf(title) : '').trim().replace(/:$/, '');
  const content = body ? flow(childrenOf(body), false) : '';
  return `<blockquote>${attribution(name, element.attribs)}${content}</blockquote>`;
}

function attribution(name: string, attributes: Readonly<Record<string, string>>): string {
  if (name === '') return '';
  const post = attributes['data-post'];
  const topic = attributes['data-topic'];
  const isKnown = /^\d+$/.test(post ?? '') && /^\d+$/.test(topic ?? '');
  const author = isKnown ? linkTo(discoursePostLink(topic ?? '', post ?? ''), name) : escapeText(name);
  return `<p>${author}:</p>`;
}

function lightbox(element: HtmlElement): string {
  const image = findElement(element, (inner) => inner.name === 'img');
  const anchor =
    element.name === 'a'
      ? element
      : findElement(element, (inner) => inner.name === 'a' && inner.attribs.href !== undefined);
  if (!image) return '';
  const whole = anchor?.attribs.href ?? image.attribs.src ?? '';
  return elementHtml({ name: 'img', attribs: { ...image.attribs, src: whole } }, '');
}

function film(element: HtmlElement): string {
  const id = element.attribs['data-youtube-id'];
  if (id === undefined) return onebox(element);
  return `<p>${linkTo(`https://www.youtube.com/watch?v=${id}`)}</p>`;
}

/** A page preview becomes the address it previews; a picture in its place stays a picture. */
function onebox(element: HtmlElement): string {
  if (element.name === 'a') {
    const isBare = textOf(element).trim() === '';
    const picture = isBare ? findElement(element, (inner) => inner.name === 'img') : null;
    return picture ? elementHtml(picture, '') : linkTo(element.attribs.href ?? '', textOf(element));
  }
  const anchor = findElement(
    element,
    (inner) => inner.name === 'a' && /^https?:/.test(inner.attribs.href ?? ''),
  );
  const url = element.attribs['data-onebox-src'] ?? anchor?.attribs.href;
  return url === undefined ? media(element) : `<p>${linkTo(url)}</p>`;
}

function media(element: HtmlElement): string {
  const holder = findElement(element, (inner) => /^(?:https?:)?\/\//.test(inner.attribs.src ?? ''));
  const url = (element.attribs.src ?? holder?.attribs.src ?? '').replace(/^\/\//, 'https://');
  return url === '' ? '' : `<p>${linkTo(url)}</p>`;
}

function emoji(element: HtmlElement): string {
  const name = (element.attribs.title ?? element.attribs.alt ?? '').replace(/^:|:$/g, '');
  return escapeText(emojiByName(name) ?? (name === '' ? '' : `:${name}:`));
}

function mention(element: HtmlElement): string {
  return escapeText(textOf(element));
}

function hashtag(element: HtmlElement): string {
  const text = `#${textOf(element).trim().replace(/^#/, '')}`;
  const { href } = element.attribs;
  return href === undefined ? escapeText(text) : linkTo(href, text);
}

function poll(element: HtmlElement): string {
  const list = findElement(element, (inner) => inner.name === 'ul' || inner.name === 'ol');
  return list ? elementHtml(list, flow(childrenOf(list), false)) : '';
}

function spoiler(element: HtmlElement): string {
  const content = flow(childrenOf(element), false);
  return `<details class="spoiler"><summary>Spoiler</summary><div class="spoiler-content">${content}</div></details>`;
}

function listing(element: HtmlElement): string {
  const code = findElement(element, (inner) => inner.name === 'code');
  const lang = /(?:^|\s)lang-([\w+#-]+)/.exec(code?.attribs.class ?? '')?.[1] ?? '';
  const className =
    lang === '' || lang === 'auto' || lang === 'nohighlight' ? '' : ` class="lang-${escapeValue(lang)}"`;
  return `<pre><code${className}>${escapeText(textOf(element))}</code></pre>`;
}
