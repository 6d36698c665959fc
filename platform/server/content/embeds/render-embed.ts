import { escapeHtml } from '../escape.ts';
import { fallbackHtml } from '../fallback-html.ts';
import type { Rendering } from '../render-context.ts';
import { imageEmbed } from './image-embed.ts';
import { linkCard } from './link-card.ts';
import { ownEmbed, ownPath, ownPostOf } from './own-embed.ts';
import { quoteEmbed, type RenderRich2 } from './quote-embed.ts';

export type EmbedData = Readonly<Record<string, unknown>>;

/** Drawn from checked fields alone: no remote markup and no frame ever comes out of an embed. */
export function renderEmbed(
  data: unknown,
  nodeUrl: unknown,
  isInline: boolean,
  rendering: Rendering,
  renderRich2: RenderRich2,
): string {
  const embed: EmbedData =
    typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {};
  const url = text(embed, 'url') || (typeof nodeUrl === 'string' ? nodeUrl : '');
  const type = text(embed, 'embedType');
  if (type === 'image' && !isInline && url !== '') return imageEmbed(embed, url);
  const isPlain = isInline || text(embed, 'embedStyle') === 'plain_link' || type === '' || type === 'error';
  const own = type === 'file' || type === 'image' ? undefined : ownPostOf(embed, url, rendering.origin);
  if (own) return ownEmbed(isPlain ? 'title' : type === 'quote' ? 'quote' : 'card', own, rendering.origin);
  if (type === 'quote' && !isInline) return quoteEmbed(embed, url, rendering, renderRich2);
  if (url === '') return fallbackHtml(embed);
  if (type === 'file') return fileEmbed(embed, url);
  // Of what else stands on this site nobody but the site itself says what it is called.
  if (type !== 'image' && ownPath(url, rendering.origin) !== undefined)
    return `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
  if (isPlain) return `<a href="${escapeHtml(url)}">${escapeHtml(text(embed, 'name') || url)}</a>`;
  return linkCard({
    url,
    name: text(embed, 'name'),
    body: text(embed, 'body'),
    photoUrl: text(embed, 'photoUrl'),
  });
}

function fileEmbed(embed: EmbedData, url: string): string {
  const name = escapeHtml(text(embed, 'name') || url);
  const size =
    typeof embed.size === 'number' ? `<span class="embedFile-size">${fileSize(embed.size)}</span>` : '';
  const href = escapeHtml(url);
  return `<span class="embedFile"><a class="embedFile-link" href="${href}" download="${name}">${name}</a>${size}</span>`;
}

function fileSize(bytes: number): string {
  if (bytes < 1024) return `${Math.max(0, Math.round(bytes))} B`;
  if (bytes < 1024 ** 2) return `${(bytes / 1024).toFixed(1)} kB`;
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

export function text(embed: EmbedData, field: string): string {
  const value = embed[field];
  return typeof value === 'string' ? value : '';
}
