import { videoLinkCard } from '../embeds/link-card.ts';
import { escapeHtml } from '../escape.ts';
import { headingSlug } from '../heading-ref.ts';
import { codeBlock } from '../highlight.ts';
import { withFormulas } from '../math/draw-formula.ts';
import type { Rendering } from '../render-context.ts';
import { safeImageUrl } from '../safe-url.ts';
import { spoilerContent } from '../spoiler.ts';
import { activateText } from '../text/activate-text.ts';
import { colourClass, sizeClass } from './colour-class.ts';
import { type Child, parseBbcode, type Tag } from './parse-bbcode.ts';

export function renderBbcode(source: string, rendering: Rendering): string {
  const root = parseBbcode(source.replace(/\r\n?/g, '\n').trim());
  return flow(root.children, rendering);
}

/** Blocks as they are; the text between them in paragraphs. */
function flow(children: readonly Child[], rendering: Rendering): string {
  let html = '';
  let run: Child[] = [];
  const endRun = () => {
    const content = inline(trimmed(run), rendering);
    if (content.trim() !== '') html += `<p>${content}</p>`;
    run = [];
  };
  for (const child of children) {
    if (typeof child === 'string' || !child.isBlock || !child.isClosed) {
      run.push(child);
      continue;
    }
    endRun();
    html += draw(child, rendering);
  }
  endRun();
  return html;
}

/** A list item or cell of mere text needs no paragraph. */
function cellContent(tag: Tag, rendering: Rendering): string {
  const hasBlocks = tag.children.some(
    (child) => typeof child !== 'string' && child.isBlock && child.isClosed,
  );
  return hasBlocks ? flow(tag.children, rendering) : inline(trimmed(tag.children), rendering);
}

/** The line breaks around a block belong to its tags, not to the text. */
function trimmed(run: readonly Child[]): Child[] {
  const out = [...run];
  if (typeof out[0] === 'string') out[0] = out[0].replace(/^\s*\n/, '');
  const last = out.at(-1);
  if (typeof last === 'string') out[out.length - 1] = last.trimEnd();
  return out;
}

function inline(children: readonly Child[], rendering: Rendering): string {
  return children
    .map((child) => (typeof child === 'string' ? words(child, rendering) : draw(child, rendering)))
    .join('');
}

function words(text: string, rendering: Rendering): string {
  return withFormulas(text, rendering, (part) =>
    part
      .split('\n')
      .map((line) => activateText(line, rendering))
      .join('<br>'),
  );
}

type Draw = (tag: Tag, rendering: Rendering) => string;

function draw(tag: Tag, rendering: Rendering): string {
  if (!tag.isClosed) return escapeHtml(tag.written) + inline(tag.children, rendering);
  return DRAW.get(tag.name)?.(tag, rendering) ?? inside(tag, rendering);
}

function inside(tag: Tag, rendering: Rendering): string {
  return tag.isBlock ? flow(tag.children, rendering) : inline(tag.children, rendering);
}

const mark =
  (element: string): Draw =>
  (tag, rendering) =>
    `<${element}>${inside(tag, rendering)}</${element}>`;

const block =
  (className: string): Draw =>
  (tag, rendering) =>
    `<div class="${className}">${flow(tag.children, rendering)}</div>`;

const classed =
  (classOf: (argument: string) => string | null): Draw =>
  (tag, rendering) => {
    const className = classOf(tag.argument);
    const content = inside(tag, rendering);
    return className === null ? content : `<span class="${className}">${content}</span>`;
  };

const heading: Draw = (tag, rendering) => {
  const ref = rendering.uniqueRef(headingSlug(wordsOf(tag)));
  return `<${tag.name} data-id="${ref}">${inline(trimmed(tag.children), rendering)}</${tag.name}>`;
};

const code: Draw = (tag) =>
  codeBlock(
    wordsOf(tag)
      .replace(/^[ \t]*\n/, '')
      .trimEnd(),
    tag.name === 'php' ? 'php' : tag.argument,
  );

const DRAW: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['b', mark('strong')],
  ['i', mark('em')],
  ['u', mark('u')],
  ['s', mark('s')],
  ['strike', mark('s')],
  ['del', mark('s')],
  ['sub', mark('sub')],
  ['sup', mark('sup')],
  ['highlight', mark('mark')],
  ['mark', mark('mark')],
  ['color', classed(colourClass)],
  ['size', classed(sizeClass)],
  ['center', block('AlignCenter')],
  ['left', block('AlignLeft')],
  ['right', block('AlignRight')],
  ['indent', block('bbcode_indent')],
  ['hr', () => '<hr>'],
  ['h1', heading],
  ['h2', heading],
  ['h3', heading],
  ['h4', heading],
  ['h5', heading],
  ['code', code],
  ['php', code],
  ['noparse', (tag) => plainWords(wordsOf(tag))],
  ['quote', quote],
  ['spoiler', (tag, rendering) => spoilerContent(flow(tag.children, rendering))],
  ['list', list],
  ['*', (tag, rendering) => `<li>${cellContent(tag, rendering)}</li>`],
  [
    'table',
    (tag, rendering) => `<div class="tableWrapper"><table>${rows(tag, ['tr'], rendering)}</table></div>`,
  ],
  ['tr', (tag, rendering) => `<tr>${rows(tag, ['td', 'th'], rendering)}</tr>`],
  ['td', (tag, rendering) => `<td>${cellContent(tag, rendering)}</td>`],
  ['th', (tag, rendering) => `<th>${cellContent(tag, rendering)}</th>`],
  ['url', link],
  [
    'email',
    (tag) => `<a href="mailto:${escapeHtml(wordsOf(tag).trim())}">${escapeHtml(wordsOf(tag).trim())}</a>`,
  ],
  ['img', picture],
  ['youtube', film],
  ['video', film],
  ['media', film],
]);

function wordsOf(tag: Tag): string {
  return tag.children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('');
}

function plainWords(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** What stands between rows or cells is a row or a cell of its own, where it says anything. */
function rows(tag: Tag, names: readonly string[], rendering: Rendering): string {
  return tag.children
    .map((child) => {
      if (typeof child !== 'string' && names.includes(child.name)) return draw(child, rendering);
      const content = flow([child], rendering);
      if (content === '') return '';
      return names.includes('tr') ? `<tr><td>${content}</td></tr>` : `<td>${content}</td>`;
    })
    .join('');
}

function quote(tag: Tag, rendering: Rendering): string {
  rendering.quoteDepth++;
  const content = flow(tag.children, rendering);
  rendering.quoteDepth--;
  const author = tag.argument.split(/;|,\s*post:/)[0]?.trim() ?? '';
  const header = author === '' ? '' : `<p class="QuoteAuthor">${escapeHtml(author)}</p>`;
  return `<blockquote class="blockquote"><div class="blockquote-content">${header}${content}</div></blockquote>`;
}

function list(tag: Tag, rendering: Rendering): string {
  const items = tag.children
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child) => {
      const isItem = typeof child !== 'string' && child.name === '*';
      return isItem ? draw(child, rendering) : `<li>${flow([child], rendering)}</li>`;
    });
  const start = /^\d{1,6}$/.test(tag.argument) && tag.argument !== '1' ? ` start="${tag.argument}"` : '';
  const type = /^[aAiI]$/.test(tag.argument) ? ` type="${tag.argument}"` : '';
  const element = /^(?:[aAiI]|\d{1,6})$/.test(tag.argument) ? 'ol' : 'ul';
  return `<${element}${start}${type}>${items.join('')}</${element}>`;
}

function link(tag: Tag, rendering: Rendering): string {
  const address = tag.argument || wordsOf(tag).trim();
  const href = /^[\w.-]+\.[a-z]{2,}(?:[/?#]|$)/i.test(address) ? `http://${address}` : address;
  const content = tag.argument === '' ? escapeHtml(address) : linkWords(tag.children, rendering);
  return `<a href="${escapeHtml(href)}">${content}</a>`;
}

/** Text in a link stays text: an address in it must not begin a second link. */
function linkWords(children: readonly Child[], rendering: Rendering): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return plainWords(child);
      return child.name === 'url' ? linkWords(child.children, rendering) : draw(child, rendering);
    })
    .join('');
}

function picture(tag: Tag, rendering: Rendering): string {
  const address = wordsOf(tag).trim();
  const isAddress = /^data:/i.test(address) || safeImageUrl(address, rendering.origin) !== null;
  if (!isAddress) return plainWords(address);
  const size = /^(\d{1,4})x(\d{1,4})$/.exec(tag.argument);
  const width = size?.[1] ?? tag.attributes.get('width') ?? '';
  const height = size?.[2] ?? tag.attributes.get('height') ?? '';
  const sizes = `${width ? ` width="${escapeHtml(width)}"` : ''}${height ? ` height="${escapeHtml(height)}"` : ''}`;
  const alt = escapeHtml(tag.attributes.get('alt') ?? '');
  return `<img src="${escapeHtml(address)}" alt="${alt}"${sizes}>`;
}

function film(tag: Tag): string {
  const address = wordsOf(tag).trim();
  const isID = /^[\w-]{6,20}$/.test(address);
  const url = isID ? `https://www.youtube.com/watch?v=${address}` : address;
  return videoLinkCard(url) ?? `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
}
