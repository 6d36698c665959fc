import { escapeHtml } from '../escape.ts';

export interface LinkCard {
  url: string;
  name?: string;
  body?: string;
  photoUrl?: string;
}

const VIDEO_HOSTS: ReadonlyMap<string, string> = new Map([
  ['youtube.com', 'YouTube'],
  ['www.youtube.com', 'YouTube'],
  ['m.youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['vimeo.com', 'Vimeo'],
  ['player.vimeo.com', 'Vimeo'],
]);

/** A link with a title, a text and a picture. Spans only, so that it may stand in a paragraph. */
export function linkCard(card: LinkCard): string {
  const host = hostOf(card.url);
  const title = escapeHtml(card.name?.trim() || card.url);
  const image = card.photoUrl
    ? `<img class="embedLink-image" src="${escapeHtml(card.photoUrl)}" alt="">`
    : '';
  const excerpt = card.body?.trim()
    ? `<span class="embedLink-excerpt">${escapeHtml(card.body.trim().slice(0, 300))}</span>`
    : '';
  const source = host ? `<span class="embedLink-source">${escapeHtml(host)}</span>` : '';
  return (
    `<span class="embedExternal embedLink"><a class="embedLink-link" href="${escapeHtml(card.url)}">${image}` +
    `<span class="embedLink-title">${title}</span>${excerpt}${source}</a></span>`
  );
}

/** A card for an address of a known film site, null for any other. */
export function videoLinkCard(url: string): string | null {
  const name = VIDEO_HOSTS.get(hostOf(url));
  return name ? linkCard({ url, name }) : null;
}

function hostOf(url: string): string {
  return /^https?:\/\/([^/?#\s]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
}
