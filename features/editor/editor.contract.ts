// Writing: how a body will look once it is posted.
import { z } from 'zod';
import { bodySource } from '../../platform/contract/body-fields.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { bodyFormat } from '../../platform/contract/fields.ts';

const categoryID = z
  .int32()
  .min(1)
  .describe('The category it is written for: where it takes `$x$` for a formula, so does the answer.')
  .optional();

export const previewBody = endpoint({
  method: 'POST',
  path: '/bodies/preview',
  worksReadOnly: true,
  summary: 'Renders a body as it would be rendered in a post. Nothing is stored.',
  permission: 'session.valid',
  rateLimit: 'previews',
  body: z.object({ body: bodySource, format: bodyFormat.default('markdown'), categoryID }),
  response: z.object({ html: z.string() }),
  status: 200,
});

export const quoteBody = endpoint({
  method: 'POST',
  path: '/rich/quote',
  summary: 'Renders a body as it stands inside a quote. Nothing is stored.',
  permission: 'session.valid',
  rateLimit: 'previews',
  body: z.object({ body: bodySource.min(1), format: bodyFormat, categoryID }),
  response: z.object({ quote: z.string() }),
});
