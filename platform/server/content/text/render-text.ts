import { FormulaFinder } from '../../../contract/find-formulas.ts';
import { videoLinkCard } from '../embeds/link-card.ts';
import { escapeHtml } from '../escape.ts';
import { drawFormula } from '../math/draw-formula.ts';
import type { Rendering } from '../render-context.ts';
import { activateText } from './activate-text.ts';

const LONE_ADDRESS = /^\s*(https?:\/\/[^\s<>"]+)\s*$/i;
const IMAGE = /^[^?#]+\.(?:png|jpe?g|gif|webp|avif)(?:[?#]|$)/i;

/** Text as typed: its line breaks, addresses, mentions and formulas are all the markup it has. */
export function renderText(source: string, rendering: Rendering): string {
  const lines = linesOf(source, rendering);
  return lines.length === 0 ? '' : `<p>${lines.map((line) => line.html).join('<br>')}</p>`;
}

/** As text, and an address of a picture or a film that stands alone on its line shows what it names. */
export function renderTextWithMedia(source: string, rendering: Rendering): string {
  const blocks: string[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.some((line) => line !== '')) blocks.push(`<p>${lines.join('<br>')}</p>`);
    lines = [];
  };
  for (const { html, words } of linesOf(source, rendering)) {
    const media = mediaOf(LONE_ADDRESS.exec(words)?.[1]);
    if (!media) {
      lines.push(html);
      continue;
    }
    endParagraph();
    blocks.push(media);
  }
  endParagraph();
  return blocks.join('');
}

interface Line {
  html: string;
  /** As they were typed; nothing where a formula stands. */
  words: string;
}

/** A formula of several lines is a part of the line it begins in. */
function linesOf(source: string, rendering: Rendering): Line[] {
  const text = source.replace(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd();
  if (text === '') return [];
  const lines: Line[] = [{ html: '', words: '' }];
  for (const piece of new FormulaFinder(text, rendering.dollarMath).pieces()) {
    const last = lines.at(-1) ?? { html: '', words: '' };
    if (typeof piece !== 'string') {
      last.html += drawFormula(piece, rendering);
      continue;
    }
    const [first = '', ...more] = piece.split('\n');
    last.html += activateText(first, rendering);
    last.words += first;
    for (const words of more) lines.push({ html: activateText(words, rendering), words });
  }
  return lines;
}

function mediaOf(url: string | undefined): string | null {
  if (url === undefined) return null;
  if (IMAGE.test(url)) return `<p><img src="${escapeHtml(url)}" alt=""></p>`;
  return videoLinkCard(url);
}
