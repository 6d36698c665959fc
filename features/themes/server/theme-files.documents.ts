// What the head of every page names of a theme. An address holds one state of a theme, so it is kept for good.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { DocumentAnswer, DocumentRequest, WebDocument } from '../../../platform/server/http/document.ts';
import { acceptedEncoding, type Encoding } from '../../../platform/server/pages/ready-page.ts';
import { filesOf } from './theme-files.ts';
import { requireTheme } from './theme-state.ts';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

async function themeFile(ctx: RequestContext, request: DocumentRequest): Promise<DocumentAnswer> {
  const { themeID = '', file = '' } = request.params;
  const [, revisionID, ending] = /^(\d{1,9})-\w{1,20}\.(css|js)$/.exec(file) ?? [];
  if (!revisionID || !ending) throw notFound('File');
  const state = await requireTheme(ctx.db, themeID, Number(revisionID) || undefined);
  const files = filesOf(state, ctx.site.url);
  const [text, url] = ending === 'css' ? [files.styles, files.stylesUrl] : [files.script, files.scriptUrl];
  if (url === undefined) throw notFound('File');
  // Another address of the same state: made by another version of the product, and good for now only.
  const isExact = url.endsWith(`/${file}`);
  return compressed(text, TYPES[ending] as string, request.headers['accept-encoding'], isExact);
}

function compressed(
  text: string,
  contentType: string,
  accept: string | string[] | undefined,
  isExact: boolean,
): DocumentAnswer {
  const encoding = acceptedEncoding(String(accept ?? ''));
  return {
    contentType,
    body: encode(text, encoding),
    headers: {
      'cache-control': isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  };
}

function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'identity') return Buffer.from(text);
  return encoding === 'br' ? brotliCompressSync(text) : gzipSync(text);
}

export const themeDocuments: WebDocument[] = [
  {
    path: '/theme/:themeID/:file',
    summary: 'The style sheet or the script of one state of a theme.',
    // Pages of a private community that strangers see, such as the one to sign in, look like the rest.
    isOpenToStrangers: true,
    handle: themeFile,
  },
];
