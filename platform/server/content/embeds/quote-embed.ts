import { escapeHtml } from '../escape.ts';
import { heldMarkup } from '../html/allowed-markup.ts';
import type { Rendering } from '../render-context.ts';

export type RenderRich2 = (source: string, rendering: Rendering, isQuote: boolean) => string;

// A quote of a quote of a quote: deeper ones are links.
const MAX_QUOTE_DEPTH = 3;

/**
 * What claims to be written elsewhere: words, and a link to the place. Nobody vouches for who wrote it, so it names
 * nobody; posts of this site are put in by their number, see own-embed.ts.
 */
export function quoteEmbed(
  embed: Readonly<Record<string, unknown>>,
  url: string,
  rendering: Rendering,
  renderRich2: RenderRich2,
): string {
  if (rendering.quoteDepth >= MAX_QUOTE_DEPTH) {
    return url === '' ? '' : `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
  }
  rendering.quoteDepth++;
  const body = quotedBody(embed, rendering, renderRich2);
  rendering.quoteDepth--;
  const link = url === '' ? '' : `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`;
  return `<blockquote>${body}${link}</blockquote>`;
}

function quotedBody(
  embed: Readonly<Record<string, unknown>>,
  rendering: Rendering,
  renderRich2: RenderRich2,
): string {
  const format = typeof embed.format === 'string' ? embed.format.toLowerCase() : '';
  const raw = embed.bodyRaw;
  if (format === 'rich2' && raw !== undefined) {
    return renderRich2(typeof raw === 'string' ? raw : JSON.stringify(raw), rendering, true);
  }
  // Markup from elsewhere: the sanitiser at the end of this very run checks it like any other.
  return typeof embed.body === 'string' ? heldMarkup(embed.body) : '';
}
