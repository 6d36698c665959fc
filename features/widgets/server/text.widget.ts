// Formatted text that administrators write: rendered and sanitised as every post is.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import { renderInWorker } from '../../../platform/server/content/render-in-worker.ts';
import { validateBody } from '../../../platform/server/content/validate-body.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { field, text } from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { type FormattedText, formattedText, TEXT_WIDGET } from '../text.contract.ts';

const readable = formattedText.superRefine(({ source, format }, context) => {
  for (const { message } of source === '' ? [] : validateBody(source, format))
    context.addIssue({ code: 'custom', message, path: ['source'] });
});

const EXAMPLE: FormattedText = {
  source:
    '## Welcome\n\nSay here what your community is about: with **emphasis**, lists, pictures and links.',
  format: 'markdown',
};

export const textWidget = widget({
  id: TEXT_WIDGET.replace('react.', ''),
  component: 'TextWidget',
  name: 'Text',
  schema: z.looseObject({
    title: text('Title', undefined, 200),
    text: field(readable.optional(), 'Text', { inputType: 'richText' }).meta({ examples: [EXAMPLE] }),
  }),
  hydrate: async (ctx, { props }) => {
    const written = props.text;
    if (!written || written.source.trim() === '') return null;
    const id = createHash('sha256').update(written.format).update(written.source).digest('hex').slice(0, 16);
    const html = await htmlOf(ctx, id, written);
    if (html === '') return null;
    return { id: `text-${id}`, html, ...(props.title && { title: props.title }) };
  },
});

/** Shown on every page of its layout, it is rendered once. */
const renderedLately = new Map<string, string>();
const MOST_RENDERED = 100;

async function htmlOf(
  { site }: RequestContext,
  id: string,
  { source, format }: FormattedText,
): Promise<string> {
  const key = `${RENDERER_VERSION}|${site.url}|${id}`;
  const known = renderedLately.get(key);
  if (known !== undefined) return known;
  const { html, isEmpty } = await renderInWorker(source, format, { siteUrl: site.url });
  const shown = isEmpty ? '' : html;
  renderedLately.set(key, shown);
  const [oldest] = renderedLately.keys();
  if (renderedLately.size > MOST_RENDERED && oldest) renderedLately.delete(oldest);
  return shown;
}
