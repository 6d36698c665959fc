import { escapeHtml } from '../escape.ts';
import { profilePath } from '../mentions.ts';
import type { Rendering } from '../render-context.ts';

export type RenderRich2 = (source: string, rendering: Rendering, isQuote: boolean) => string;

// A quote of a quote of a quote: deeper ones are links.
const MAX_QUOTE_DEPTH = 3;

/** What someone wrote, with their name and a link to the place. */
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
  return (
    `<blockquote class="embedQuote"><div class="embedQuote-header">${author(embed)}${when(embed, url)}</div>` +
    `<div class="embedQuote-content">${body}</div></blockquote>`
  );
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
  // Markup from elsewhere: the sanitiser at the end of this very run judges it like any other.
  return typeof embed.body === 'string' ? embed.body : '';
}

function author(embed: Readonly<Record<string, unknown>>): string {
  const user = embed.insertUser;
  if (typeof user !== 'object' || user === null) return '';
  const { name, userID } = user as { name?: unknown; userID?: unknown };
  if (typeof name !== 'string') return '';
  const shown = escapeHtml(name);
  if (typeof userID !== 'number') return `<span class="embedQuote-author">${shown}</span>`;
  return `<a class="embedQuote-author" href="${escapeHtml(profilePath(userID, name))}">${shown}</a>`;
}

function when(embed: Readonly<Record<string, unknown>>, url: string): string {
  const date = typeof embed.dateInserted === 'string' ? embed.dateInserted : '';
  const label = escapeHtml(date.slice(0, 10) || url);
  const time = date === '' ? label : `<time datetime="${escapeHtml(date)}">${label}</time>`;
  return url === '' ? time : ` <a href="${escapeHtml(url)}">${time}</a>`;
}
