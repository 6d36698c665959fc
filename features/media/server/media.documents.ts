// Files as they are. They come from people, so a browser may draw or play them and nothing more: the sandbox policy
// of every data address keeps a drawing's scripts from running.
import { notFound } from '../../../platform/contract/errors.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type {
  DocumentRequest,
  DocumentResponse,
  WebDocument,
} from '../../../platform/server/http/document.ts';
import { contentDisposition } from '../../../platform/server/http/input/file-name.ts';
import { guestViewer } from '../../../platform/server/sessions/identify.ts';
import { type Blob, isBlobKey } from '../../../platform/server/storage/blob-store.ts';
import { extensionOf, FORMATS, isShown } from '../media.formats.ts';
import { partOf } from './byte-ranges.ts';
import { isShownBySettings, seesFile } from './media.policy.ts';
import { findMedia } from './media.rows.ts';

interface Served {
  name: string;
  type: string;
  caching: Caching;
}

/** With an `etag` where it never changes under its address. */
type Caching = Record<'cache-control', string> & Record<string, string>;

const DAY = 86_400;
/** How long a reader's own browser shows a file again without asking. */
const SHORT = 300;

/** Shared caches may store it and revalidate each time: what is private again is shown to nobody from then on. */
const PUBLIC = `public, max-age=${SHORT}, s-maxage=0, must-revalidate, proxy-revalidate`;
const PRIVATE = `private, max-age=${SHORT}, must-revalidate`;
const NOT_YET_SHOWN = 'private, no-store';

export const mediaDocuments: WebDocument[] = [
  {
    path: '/uploads/*',
    summary: 'Pictures and files of members.',
    handle: async (ctx, request) => {
      const key = request.params['*'] ?? '';
      const served = isBlobKey(key) ? await check(ctx, key) : undefined;
      if (!served) throw notFound('File');
      const { type, caching } = served;
      if (caching.etag && request.headers['if-none-match'] === caching.etag)
        return { status: 304, contentType: type, body: Buffer.alloc(0), headers: caching };
      const blob = await ctx.site.blobs.get(key);
      if (!blob) throw notFound('File');
      return answerWith(blob, served, request);
    },
  },
];

async function check(ctx: RequestContext, key: string): Promise<Served | undefined> {
  // Avatars and what is shipped with the site: open to everyone, and nobody's upload.
  if (!key.startsWith('media/')) {
    const name = key.split('/').at(-1) ?? '';
    const type = FORMATS[extensionOf(name)]?.type ?? 'application/octet-stream';
    return { name, type, caching: { 'cache-control': `public, max-age=${DAY}` } };
  }
  const [row] = await findMedia(ctx.db, sql`m.key = ${key}`);
  if (!row) return undefined;
  const seenBy = (viewer: RequestContext['viewer']) => seesFile(ctx.site, ctx.db, viewer, row);
  const isForGuests = await seenBy(guestViewer(await ctx.site.roleRegistry()));
  const isPublic = isForGuests && !ctx.setting(siteConfig.isPrivate);
  if (!isPublic && !(await seenBy(ctx.viewer))) return undefined;
  const { name, type } = row;
  // Its address is enough to see it, but nobody has made it public: the post to come may be for few.
  if (!row.was_used && !(await isShownBySettings(ctx.db, row)))
    return { name, type, caching: { 'cache-control': NOT_YET_SHOWN } };
  const etag = `"${key.split('/').at(-1)}"`;
  return { name, type, caching: { etag, 'cache-control': isPublic ? PUBLIC : PRIVATE } };
}

function answerWith(
  blob: Blob,
  { name, type, caching }: Served,
  { headers, query }: DocumentRequest,
): DocumentResponse {
  const kind = isShown(type) && query.download === undefined ? 'inline' : 'attachment';
  const common = {
    ...caching,
    'accept-ranges': 'bytes',
    'last-modified': blob.lastModified.toUTCString(),
    'content-disposition': contentDisposition(kind, name),
  };
  const contentType = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
  const part = partOf(headers, blob.size, caching.etag ?? '');
  if (part === 'unsatisfiable') {
    const range = { 'content-range': `bytes */${blob.size}` };
    return { status: 416, contentType, body: Buffer.alloc(0), headers: { ...common, ...range } };
  }
  if (!part) {
    const length = { 'content-length': String(blob.size) };
    return { contentType, body: blob.read(), headers: { ...common, ...length } };
  }
  const range = {
    'content-range': `bytes ${part.start}-${part.end}/${blob.size}`,
    'content-length': String(part.end - part.start + 1),
  };
  return { status: 206, contentType, body: blob.read(part), headers: { ...common, ...range } };
}
