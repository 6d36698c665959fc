// BBCode as HTML. What it does not know stays as its words; what it makes is sanitised like everything else that is rendered.
import { escapeText, escapeValue, parseHtml, textOf } from './dom.ts';

/** Deeper than anybody quotes; what is open beyond that is taken as text. */
const DEEPEST = 40;
const TAG = /\[(\/?)([a-z*]{1,20})(?:=([^\]\n]{0,500}))?\]/gi;

const SIMPLE: Readonly<Record<string, readonly [string, string]>> = {
  b: ['<strong>', '</strong>'],
  i: ['<em>', '</em>'],
  u: ['<u>', '</u>'],
  s: ['<s>', '</s>'],
  strike: ['<s>', '</s>'],
  sub: ['<sub>', '</sub>'],
  sup: ['<sup>', '</sup>'],
  '*': ['<li>', '</li>'],
  size: ['', ''],
  color: ['', ''],
  font: ['', ''],
  center: ['<p>', '</p>'],
  spoiler: [
    '<details class="spoiler"><summary>Spoiler</summary><div class="spoiler-content">',
    '</div></details>',
  ],
};

/** What stands between them is no markup. */
const LITERAL: ReadonlySet<string> = new Set(['code', 'img', 'youtube', 'attachment']);

interface Open {
  name: string;
  close: string;
}

export function bbcodeToHtml(source: string): string {
  const open: Open[] = [];
  let html = '';
  let at = 0;
  const lower = source.toLowerCase();
  const close = (name: string): void => {
    const found = open.findLastIndex((each) => each.name === name);
    if (found < 0) return;
    for (const each of open.splice(found).reverse()) html += each.close;
  };
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(source); tag; tag = TAG.exec(source)) {
    const [whole, slash, given = '', value] = tag;
    const name = given.toLowerCase();
    html += textToHtml(source.slice(at, tag.index));
    at = tag.index + whole.length;
    if (slash) {
      if (name !== '*') close(name);
      continue;
    }
    if (LITERAL.has(name) || (name === 'url' && value === undefined)) {
      const end = lower.indexOf(`[/${name}]`, at);
      const content = end < 0 ? source.slice(at) : source.slice(at, end);
      html += literal(name, content);
      at = end < 0 ? source.length : end + name.length + 3;
      TAG.lastIndex = at;
      continue;
    }
    const marks = marksOf(name, value);
    if (!marks || open.length >= DEEPEST) {
      html += textToHtml(whole);
      continue;
    }
    if (name === '*' && open.at(-1)?.name === '*') close('*');
    html += marks[0];
    open.push({ name, close: marks[1] });
  }
  html += textToHtml(source.slice(at));
  for (const each of open.reverse()) html += each.close;
  return html;
}

function marksOf(name: string, value: string | undefined): readonly [string, string] | undefined {
  const bare = value?.replace(/^["']|["']$/g, '');
  if (name === 'quote') {
    const end = bare?.search(/\s(?:post_id|user_id|time|msg_id)=/) ?? -1;
    const who = (end < 0 ? bare : bare?.slice(0, end))?.replace(/["']$/, '').trim();
    const intro = who ? `<p>${escapeText(who)}:</p>` : '';
    return [`<blockquote>${intro}`, '</blockquote>'];
  }
  if (name === 'list') return bare === undefined ? ['<ul>', '</ul>'] : ['<ol>', '</ol>'];
  if (name === 'url' || name === 'email') {
    const address = addressOf(name === 'email' ? `mailto:${bare}` : (bare ?? ''));
    return address === undefined ? ['', ''] : [`<a href="${escapeValue(address)}">`, '</a>'];
  }
  return Object.hasOwn(SIMPLE, name) ? SIMPLE[name] : undefined;
}

function literal(name: string, content: string): string {
  if (name === 'code') return `<pre><code>${escapeText(content.replace(/^\n/, ''))}</code></pre>`;
  const text = content.trim();
  if (name === 'youtube') {
    const address = /^[\w-]{6,20}$/.test(text) ? `https://www.youtube.com/watch?v=${text}` : addressOf(text);
    return address === undefined ? escapeText(text) : link(address, address);
  }
  if (name === 'attachment') return `<em>${escapeText(text)}</em>`;
  const address = addressOf(text);
  if (address === undefined) return escapeText(text);
  return name === 'img' ? `<img src="${escapeValue(address)}" alt="">` : link(address, text);
}

function link(address: string, words: string): string {
  return `<a href="${escapeValue(address)}">${escapeText(words)}</a>`;
}

function addressOf(text: string): string | undefined {
  const address = /^www\./i.test(text) ? `https://${text}` : text.trim();
  return /^(?:https?:\/\/|mailto:|\/(?!\/))/i.test(address) ? address : undefined;
}

/** Without marks, and entities as the characters they stand for. */
function wordsOf(html: string): string {
  return parseHtml(html).map(textOf).join('');
}

export function textToHtml(text: string): string {
  return escapeText(text).replaceAll('\n', '<br>\n');
}

/** As phpBB stores it: since 3.2 as XML around the BBCode, before with marks of its own and escaped. */
export function phpbbToBBCode(stored: string, uid: string): string {
  if (/^<[rt](?:\s[^>]{0,200})?>/.test(stored)) return wordsOf(stored);
  const plain = stored
    .replace(/<!-- s([^ ]{1,20}) --><img [^>]*><!-- s[^ ]{1,20} -->/g, '$1')
    .replace(/<!-- [mwle] --><a [^>]*?href="([^"]*)"[^>]*>[^<]*<\/a><!-- [mwle] -->/g, '$1');
  const marks = /^[a-z0-9]{1,10}$/i.test(uid)
    ? plain.replaceAll(new RegExp(`(?::[a-z])?:${uid}(?=[\\]=])`, 'g'), '')
    : plain;
  return wordsOf(marks);
}
