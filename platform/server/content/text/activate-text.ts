import { emojiByName } from '../emoji-names.ts';
import { escapeHtml } from '../escape.ts';
import { textMention } from '../mentions.ts';
import type { Rendering } from '../render-context.ts';

const STARTS = /https?:\/\/|www\.|@|:[a-z0-9_+-]{2,40}:/gi;
const URL_BODY = /[^\s<>"\u3000-\u3002\u300c-\u300f\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]{1,2000}/y;
const MENTION =
  /@(?:"([^"\n]{1,100})"|([^\s.,;?!:'"’“”…()[\]{}<>`*~|@\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f]{1,100}))/y;
// Scripts written without spaces begin a mention or an address anywhere.
const WORD = /[\p{N}_]|(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}])\p{L}/u;

/** Escapes text and makes its addresses, mentions and emoji names live. */
export function activateText(text: string, rendering: Rendering): string {
  if (!/[@:]|www\./i.test(text)) return escapeHtml(text);
  let html = '';
  let done = 0;
  STARTS.lastIndex = 0;
  for (let found = STARTS.exec(text); found; found = STARTS.exec(text)) {
    const at = found.index;
    const live = liveAt(text, at, found[0], rendering);
    if (!live) {
      STARTS.lastIndex = at + 1;
      continue;
    }
    html += escapeHtml(text.slice(done, at)) + live.html;
    done = at + live.length;
    STARTS.lastIndex = done;
  }
  return html + escapeHtml(text.slice(done));
}

interface Live {
  html: string;
  length: number;
}

function liveAt(text: string, at: number, start: string, rendering: Rendering): Live | null {
  if (start === '@') return mentionAt(text, at, rendering);
  if (start.startsWith(':')) return emojiAt(text, at, start);
  const url = urlAt(text, at);
  if (!url) return null;
  const href = escapeHtml(/^www\./i.test(url) ? `http://${url}` : url);
  return { html: `<a href="${href}">${escapeHtml(url)}</a>`, length: url.length };
}

/** The address that starts here, without the punctuation of the sentence around it. */
export function urlAt(text: string, at: number): string | null {
  if (at > 0 && WORD.test(text[at - 1] ?? '')) return null;
  URL_BODY.lastIndex = at;
  const url = trimUrl(URL_BODY.exec(text)?.[0] ?? '');
  return /^(?:https?:\/\/[^\s/?#.:]|www\.[^\s/?#.]+\.[^\s/?#.])/i.test(url) ? url : null;
}

function trimUrl(url: string): string {
  let end = url.length;
  let surplus = count(url, ')') - count(url, '(');
  for (; end > 0; end--) {
    const last = url[end - 1] ?? '';
    if (last === ')' && surplus > 0) surplus--;
    else if (!/[.,;:!?'"*_~\]|]/.test(last)) break;
  }
  return url.slice(0, end);
}

function count(text: string, character: string): number {
  let total = 0;
  for (let i = text.indexOf(character); i >= 0; i = text.indexOf(character, i + 1)) total++;
  return total;
}

/** `@@` is no mention and stays as it was typed: `@@count` is a variable of Ruby. */
function mentionAt(text: string, at: number, rendering: Rendering): Live | null {
  const before = text[at - 1] ?? ' ';
  if (WORD.test(before) || before === '/' || before === '@') return null;
  MENTION.lastIndex = at;
  const found = MENTION.exec(text);
  const name = (found?.[1] ?? found?.[2] ?? '').trim();
  if (!found || name === '') return null;
  return { html: textMention(name, found[0], rendering), length: found[0].length };
}

function emojiAt(text: string, at: number, token: string): Live | null {
  if (WORD.test(text[at - 1] ?? ' ') || WORD.test(text[at + token.length] ?? ' ')) return null;
  const emoji = emojiByName(token.slice(1, -1).toLowerCase());
  return emoji ? { html: emoji, length: token.length } : null;
}
