import { emojiByName } from '../../../contract/emoji-names.ts';
import { typedMentionAt, urlAt, WORD } from '../../../contract/live-text.ts';
import { escapeHtml } from '../escape.ts';
import { textMention } from '../mentions.ts';
import type { Rendering } from '../render-context.ts';

const STARTS = /https?:\/\/|www\.|@|:[a-z0-9_+-]{2,40}:/gi;

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

function mentionAt(text: string, at: number, rendering: Rendering): Live | null {
  const found = typedMentionAt(text, at);
  return found && { html: textMention(found.name, found.written, rendering), length: found.written.length };
}

function emojiAt(text: string, at: number, token: string): Live | null {
  if (WORD.test(text[at - 1] ?? ' ') || WORD.test(text[at + token.length] ?? ' ')) return null;
  const emoji = emojiByName(token.slice(1, -1).toLowerCase());
  return emoji ? { html: emoji, length: token.length } : null;
}
