// Writing: how a body will look once it is posted.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { bodyFormat } from '../../platform/contract/fields.ts';

/** Longer than any post may be; a preview of more is nobody's honest question. */
export const MAX_PREVIEW_LENGTH = 200_000;

export const previewBody = endpoint({
  method: 'POST',
  path: '/bodies/preview',
  summary: 'Renders a body as it would be rendered in a post. Nothing is stored.',
  permission: 'session.valid',
  body: z.object({ body: z.string().max(MAX_PREVIEW_LENGTH), format: bodyFormat.default('markdown') }),
  response: z.object({ html: z.string() }),
  status: 200,
});

export const quoteBody = endpoint({
  method: 'POST',
  path: '/rich/quote',
  summary: 'Renders a body as it stands inside a quote. Nothing is stored.',
  permission: 'session.valid',
  body: z.object({ body: z.string().min(1).max(MAX_PREVIEW_LENGTH), format: bodyFormat }),
  response: z.object({ quote: z.string() }),
});
