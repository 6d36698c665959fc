import type { SafeHtml } from '../../contract/safe-html.ts';
import { renderBbcode } from './bbcode/render-bbcode.ts';
import { type BodyFormat, parseBodyFormat } from './body-format.ts';
import { type BodyHeading, type BodyImage, derive } from './derive.ts';
import { activateHtml } from './html/activate-html.ts';
import { renderMarkdown } from './markdown/markdown.ts';
import { withMobileHeads } from './mobile-heads.ts';
import { DEFAULT_MAX_MENTIONS, type RenderContext, Rendering } from './render-context.ts';
import { renderDelta } from './rich/render-delta.ts';
import { renderRich2 } from './rich2/render-rich2.ts';
import { sanitise } from './sanitise.ts';
import { renderText, renderTextWithMedia } from './text/render-text.ts';

/** Goes up with every change of output, so that stored bodies are rendered anew. */
export const RENDERER_VERSION = 3;

export const EXCERPT_LENGTH = 325;

export interface RenderedBody {
  html: SafeHtml;
  text: string;
  excerpt: string;
  /** Names mentioned outside quotes and code, as they were written. */
  mentions: string[];
  image: BodyImage | null;
  headings: BodyHeading[];
  /** Length of the plain text: what limits on bodies count. */
  visibleLength: number;
  /** True where there is nothing to read and nothing to look at. */
  isEmpty: boolean;
}

/** The only way to make body HTML. */
export function renderBody(
  source: string,
  format: BodyFormat | string,
  context: RenderContext,
): RenderedBody {
  const max = context.maxMentions ?? DEFAULT_MAX_MENTIONS;
  let rendering = new Rendering(context, true);
  let markup = toMarkup(source, format, rendering);
  const hasTooMany = rendering.mentions.size > max;
  if (hasTooMany) {
    rendering = new Rendering(context, false);
    markup = toMarkup(source, format, rendering);
  }
  const html = withMobileHeads(sanitise(markup, rendering)) as SafeHtml;
  const derived = derive(html, EXCERPT_LENGTH);
  const mentions = [...rendering.mentions.values()].filter((mention) => !mention.isQuoted);
  return {
    html,
    ...derived,
    mentions: hasTooMany ? [] : mentions.map((mention) => mention.name),
    visibleLength: derived.text.length,
  };
}

/** Every name a body mentions, quotes included, so that they can be looked up before rendering. */
export function findMentions(source: string, format: BodyFormat | string): string[] {
  if (!/@|mention/.test(source)) return [];
  const rendering = new Rendering({ siteUrl: 'http://localhost' }, false);
  toMarkup(source, format, rendering);
  return [...rendering.mentions.values()].map((mention) => mention.name);
}

/** Markup that nobody has judged yet: it goes to the sanitiser and nowhere else. */
function toMarkup(source: string, format: string, rendering: Rendering): string {
  const clean = source.replaceAll('\0', '');
  switch (parseBodyFormat(format)) {
    case 'rich2':
      return renderRich2(clean, rendering);
    case 'rich':
      return renderDelta(clean, rendering);
    case 'markdown':
      return renderMarkdown(clean, rendering);
    case 'html':
      return activateHtml(clean, true, rendering);
    case 'wysiwyg':
      return activateHtml(clean, false, rendering);
    case 'textex':
      return renderTextWithMedia(clean, rendering);
    case 'bbcode':
      return renderBbcode(clean, rendering);
    default:
      return renderText(clean, rendering);
  }
}
