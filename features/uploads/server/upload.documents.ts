// Files that were put in, as they are. They come from people, so a browser may draw them and nothing more:
// the sandbox policy of every data address keeps a drawing's scripts from running.
import { notFound } from '../../../platform/contract/errors.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';

/** Kinds that browsers draw by themselves; everything else is a download. */
const DRAWN: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

const KEY = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

export const uploadDocuments: WebDocument[] = [
  {
    path: '/uploads/*',
    summary: 'Pictures and files of members.',
    handle: async (ctx, { params }) => {
      const key = params['*'] ?? '';
      const blob = KEY.test(key) ? await ctx.site.blobs.get(key) : undefined;
      if (!blob) throw notFound('File');
      const contentType = DRAWN[key.split('.').at(-1)?.toLowerCase() ?? ''];
      return {
        contentType: contentType ?? 'application/octet-stream',
        body: blob.read(),
        headers: {
          'content-length': String(blob.size),
          'last-modified': blob.lastModified.toUTCString(),
          'cache-control': 'public, max-age=86400',
          ...(!contentType && { 'content-disposition': 'attachment' }),
        },
      };
    },
  },
];
