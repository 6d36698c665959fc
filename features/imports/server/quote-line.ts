// A reply that could not be hung under what it answers begins with a line of it.

import type { Source } from './bodies.ts';
import { cleanLine } from './clean-text.ts';

export interface Quoted {
  name: string;
  link: string;
  words: string;
}

const MAX_WORDS = 160;

export function withQuoteLine(given: Source, { name, link, words }: Quoted): Source {
  // It quotes that post already.
  if (given.source.includes(`${link})`) || given.source.includes(`${link}"`)) return given;
  const shown = cleanLine(words, MAX_WORDS);
  if (given.format === 'html') {
    const line = shown === '' ? '' : `<p>${escapeHtml(shown)}</p>`;
    const quote = `<blockquote><p><a href="${escapeHtml(link)}">${escapeHtml(name)}</a>:</p>${line}</blockquote>`;
    return { ...given, source: `${quote}\n${given.source}` };
  }
  const line = shown === '' ? '' : `>\n> ${escapeMarkdown(shown)}\n`;
  return { ...given, source: `> [${escapeMarkdown(name)}](${link}):\n${line}\n${given.source}` };
}

/** A last line under the opening post. */
export function withClosingWords(given: Source, words: string): Source {
  const shown = cleanLine(words, 500);
  return given.format === 'html'
    ? { ...given, source: `${given.source}<hr><p><em>Closed on the old site: ${escapeHtml(shown)}</em></p>` }
    : { ...given, source: `${given.source}\n\n---\n\nClosed on the old site: ${shown}` };
}

function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#~$@|!&]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+=])/, '\\$1');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('@', '&#64;');
}
