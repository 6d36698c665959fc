import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { notFound } from '../../../platform/contract/errors.ts';
import type { Catalogue } from '../../../platform/contract/languages/translate.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';
import { acceptedEncoding, type Encoding } from '../../../platform/server/http/ready-body.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The catalogue our own pages load: whole, with every plural form. Its address changes with its words. */
export const catalogueFile: WebDocument = {
  path: '/locales/:file(^[\\w-]+\\.[\\w-]{12}\\.json$)',
  summary: 'What the interface says in a language, for the pages of this site.',
  isOpenToStrangers: true,
  handle: async (ctx, request) => {
    const [locale = '', version] = (request.params.file ?? '').split('.');
    if (!ctx.site.languages.available(ctx.config).includes(locale)) throw notFound('Page');
    const { catalogue, version: current } = await ctx.site.languages.wordings(locale, ctx.config);
    // Pages made by an older version of the product get today's words, which nobody keeps under yesterday's name.
    const headers = { 'cache-control': version === current ? FOR_GOOD : 'no-store' };
    const contentType = 'application/json; charset=utf-8';
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const body = await bytesOf(catalogue, encoding);
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

/** Packed once for each language and encoding; a catalogue is the same object for as long as it is in use. */
const packed = new WeakMap<Catalogue, Partial<Record<Encoding, Promise<Buffer>>>>();

function bytesOf(catalogue: Catalogue, encoding: Encoding): Promise<Buffer> {
  const known = packed.get(catalogue) ?? {};
  packed.set(catalogue, known);
  known[encoding] ??= compressed[encoding](JSON.stringify(catalogue));
  return known[encoding];
}
