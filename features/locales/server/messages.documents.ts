import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { notFound } from '../../../platform/contract/errors.ts';
import type { Messages } from '../../../platform/contract/languages/translate.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';
import { acceptedEncoding, type Encoding } from '../../../platform/server/http/responses/response-buffer.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The messages our own pages load: all, with every plural form. The address changes with the content. */
export const messagesFile: WebDocument = {
  path: '/locales/:file(^[\\w-]+\\.[\\w-]{12}\\.json$)',
  summary: 'What the interface says in a language, for the pages of this site.',
  allowsUnauthenticated: true,
  handle: async (ctx, request) => {
    const [locale = '', version] = (request.params.file ?? '').split('.');
    if (!ctx.site.languages.available(ctx.config).includes(locale)) throw notFound('Page');
    const { messages, version: current } = await ctx.site.languages.messages(locale, ctx.config);
    // Pages made by an older version of the product get today's messages, which nobody caches under yesterday's address.
    const headers = { 'cache-control': version === current ? FOR_GOOD : 'no-store' };
    const contentType = 'application/json; charset=utf-8';
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const body = await bytesOf(messages, encoding);
    if (encoding === 'identity') return { contentType, headers, body };
    return {
      contentType,
      headers: { ...headers, 'content-encoding': encoding, vary: 'Accept-Encoding' },
      body,
    };
  },
};

const compressed = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (text: string) => Buffer.from(text),
};

/** Compressed once for each language and encoding; messages are the same object for as long as they are in use. */
const packed = new WeakMap<Messages, Partial<Record<Encoding, Promise<Buffer>>>>();

function bytesOf(messages: Messages, encoding: Encoding): Promise<Buffer> {
  const known = packed.get(messages) ?? {};
  packed.set(messages, known);
  known[encoding] ??= compressed[encoding](JSON.stringify(messages));
  return known[encoding];
}
