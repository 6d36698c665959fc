import type { SafeHtml } from '../../contract/safe-html.ts';
import { renderBbcode } from './bbcode/render-bbcode.ts';
import { type BodyFormat, parseBodyFormat } from './body-format.ts';
import { excessOf } from './body-limits.ts';
import { type BodyHeading, type BodyImage, derive } from './derive.ts';
import { activateHtml } from './html/activate-html.ts';
import { renderMarkdown } from './markdown/markdown.ts';
import { withMobileHeads } from './mobile-heads.ts';
import { plainBody } from './plain-body.ts';
import { DEFAULT_MAX_MENTIONS, type RenderContext, Rendering } from './render-context.ts';
import { renderDelta } from './rich/render-delta.ts';
import { renderRich2 } from './rich2/render-rich2.ts';
import { sanitise } from './sanitise.ts';
import { renderText, renderTextWithMedia } from './text/render-text.ts';
import { TooComplicated } from './too-complicated.ts';

/** Goes up with every change of output, so that stored bodies are rendered again. */
export const RENDERER_VERSION = 6;

export const EXCERPT_LENGTH = 325;

/** Some texts grow while they are drawn: addresses, listings in colours. */
const MAX_MARKUP_LENGTH = 3_000_000;

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
  /** True where it holds more than can be drawn: its words stand there as plain text. */
  isTooComplicated: boolean;
}

/** The only way to make body HTML. It has a bound for every body; long ones still take time: see render-in-worker.ts. */
export function renderBody(
  source: string,
  format: BodyFormat | string,
  context: RenderContext,
): RenderedBody {
  if (excessOf(source, format) !== null) return renderPlain(source, format, context);
  try {
    return renderWhole(source, format, context);
  } catch (error) {
    if (error instanceof TooComplicated) return renderPlain(source, format, context);
    throw error;
  }
}

export function renderPlain(source: string, format: string, context: RenderContext): RenderedBody {
  const html = sanitise(plainBody(source, format), new Rendering(context, false));
  return { ...finish(html), mentions: [], isTooComplicated: true };
}

function renderWhole(source: string, format: string, context: RenderContext): RenderedBody {
  const max = context.maxMentions ?? DEFAULT_MAX_MENTIONS;
  let rendering = new Rendering(context, true);
  let markup = toMarkup(source, format, rendering);
  const hasTooMany = rendering.mentions.size > max;
  if (hasTooMany) {
    rendering = new Rendering(context, false);
    markup = toMarkup(source, format, rendering);
  }
  if (markup.length > MAX_MARKUP_LENGTH) throw new TooComplicated('Its markup is too long.');
  const html = withMobileHeads(sanitise(markup, rendering)) as SafeHtml;
  const mentions = [...rendering.mentions.values()].filter((mention) => !mention.isQuoted);
  return {
    ...finish(html),
    mentions: hasTooMany ? [] : mentions.map((mention) => mention.name),
    isTooComplicated: false,
  };
}

function finish(html: SafeHtml): Omit<RenderedBody, 'mentions' | 'isTooComplicated'> {
  const derived = derive(html, EXCERPT_LENGTH);
  return { html, ...derived, visibleLength: derived.text.length };
}

/** Every name a body mentions, quotes included, so that they can be looked up before rendering. */
export function findMentions(source: string, format: BodyFormat | string): string[] {
  if (!/@|mention/.test(source) || excessOf(source, format) !== null) return [];
  const rendering = new Rendering({ siteUrl: 'http://localhost' }, false);
  try {
    toMarkup(source, format, rendering);
  } catch (error) {
    // It will be drawn as plain text, which names nobody.
    if (error instanceof TooComplicated) return [];
    throw error;
  }
  return [...rendering.mentions.values()].map((mention) => mention.name);
}

/** Markup that is not sanitised yet: it goes to the sanitiser and nowhere else. */
function toMarkup(source: string, format: string, rendering: Rendering): string {
  const clean = source.replaceAll('\0', '').toWellFormed();
  switch (parseBodyFormat(format)) {
    case 'rich2':
      return renderRich2(withoutEscapedNul(clean), rendering).toWellFormed();
    case 'rich':
      return renderDelta(withoutEscapedNul(clean), rendering).toWellFormed();
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

/** JSON can spell what no text may hold. Bodies that were stored before it was refused are drawn without it. */
function withoutEscapedNul(json: string): string {
  return json.includes('u0000')
    ? json.replace(/\\(?:u0000|[^u]|u)/g, (sign) => (sign === '\\u0000' ? '' : sign))
    : json;
}
