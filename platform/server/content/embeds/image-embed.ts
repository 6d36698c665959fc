import { escapeHtml } from '../escape.ts';

const SIZES: ReadonlySet<unknown> = new Set(['small', 'medium', 'large', 'inline']);
const FLOATS: ReadonlySet<unknown> = new Set(['left', 'right', 'none']);

export function imageEmbed(embed: Readonly<Record<string, unknown>>, url: string): string {
  if (url === '') return '';
  const size = SIZES.has(embed.displaySize) ? embed.displaySize : 'large';
  const float = FLOATS.has(embed.float) ? embed.float : 'none';
  const src = escapeHtml(url);
  const name = typeof embed.name === 'string' ? embed.name : '';
  return (
    `<span class="embedExternal embedImage display-${size} float-${float}"><span class="embedExternal-content">` +
    `<a class="embedImage-link" href="${src}" target="_blank"><img class="embedImage-img" src="${src}" ` +
    `alt="${escapeHtml(name)}"${length('height', embed.height)}${length('width', embed.width)} loading="lazy" ` +
    `data-display-size="${size}" data-float="${float}"></a></span></span>${captionHtml(embed.caption)}`
  );
}

/** Behind the picture, not in it: of what is embedded no words are searched, and these are the author's. */
function captionHtml(caption: unknown): string {
  const words = typeof caption === 'string' ? caption.trim() : '';
  return words === '' ? '' : `<span class="embedImage-caption">${escapeHtml(words)}</span>`;
}

function length(name: string, value: unknown): string {
  const pixels = Number(value);
  return Number.isInteger(pixels) && pixels > 0 && pixels < 100_000 ? ` ${name}="${pixels}"` : '';
}
