import type { ConvertedBody } from './converted-body.ts';

// A comment knows emphasis, code spans, links, mentions and formulas. Everything else in it is text, whatever it looks like.

const MARKDOWN =
  /(`{1,20})(?!`)[^\n]{0,1000}?[^`]\1(?!`)|\$\$[^$]{1,1000}\$\$|\$(?![\s$])[^$\n]{0,500}[^\s$\\]\$(?!\d)|(?<!!)\[[^[\]\n]{1,300}\]\((?:https?:)?\/\/[^\s()]{1,500}(?:\([^\s()]{0,100}\)[^\s()]{0,300})?(?:\s+(?:"[^"\n]{0,200}"|&quot;[^"\n]{0,200}&quot;))?\)|https?:\/\/[^\s<>"]{1,1000}/g;

export function convertStackExchangeComment(text: string): ConvertedBody {
  const line = text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)).trim();
  let source = '';
  let done = 0;
  for (const match of line.matchAll(MARKDOWN)) {
    source += asText(line.slice(done, match.index)) + match[0];
    done = match.index + match[0].length;
  }
  source += asText(line.slice(done));
  return { source: lineStart(source), format: 'markdown' };
}

/** Emphasis stays; what would be another kind of markup is escaped. */
function asText(text: string): string {
  return text
    .replace(/&(?=#?\w{1,30};)/g, '&amp;')
    .replace(/[<[\]|~$]/g, '\\$&')
    .replace(/!(?=\\\[)/g, '\\!')
    .replace(/>(?=!)/g, '\\>');
}

/** What begins a heading, list, quote, rule or listing at the start of a line is text here. */
function lineStart(source: string): string {
  return source
    .replace(/^(#{1,6}(?=\s|$)|[-+](?=\s|$|[-+ ]*$)|\*(?=\s)|>|=+\s*$|~~~)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
