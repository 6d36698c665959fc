import { videoLinkCard } from '../embeds/link-card.ts';
import { escapeHtml } from '../escape.ts';
import type { Rendering } from '../render-context.ts';
import { activateText } from './activate-text.ts';

const LONE_ADDRESS = /^\s*(https?:\/\/[^\s<>"]+)\s*$/i;
const IMAGE = /^[^?#]+\.(?:png|jpe?g|gif|webp|avif)(?:[?#]|$)/i;

/** Text as typed: its line breaks, addresses and mentions are all the markup it has. */
export function renderText(source: string, rendering: Rendering): string {
  const lines = linesOf(source);
  return lines.length === 0
    ? ''
    : `<p>${lines.map((line) => activateText(line, rendering)).join('<br>')}</p>`;
}

/** As text, and an address of a picture or a film that stands alone on its line shows what it names. */
export function renderTextWithMedia(source: string, rendering: Rendering): string {
  const blocks: string[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.some((line) => line !== '')) blocks.push(`<p>${lines.join('<br>')}</p>`);
    lines = [];
  };
  for (const line of linesOf(source)) {
    const media = mediaOf(LONE_ADDRESS.exec(line)?.[1]);
    if (!media) {
      lines.push(activateText(line, rendering));
      continue;
    }
    endParagraph();
    blocks.push(media);
  }
  endParagraph();
  return blocks.join('');
}

function linesOf(source: string): string[] {
  const text = source.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '');
  return text === '' ? [] : text.split('\n');
}

function mediaOf(url: string | undefined): string | null {
  if (url === undefined) return null;
  if (IMAGE.test(url)) return `<p><img src="${escapeHtml(url)}" alt=""></p>`;
  return videoLinkCard(url);
}
