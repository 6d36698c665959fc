import { notFound } from '../../../platform/contract/errors.ts';
import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import {
  deleteMedia,
  deleteMediaByUrl,
  deleteMediaList,
  deleteMediaListByUrl,
  downloadMedia,
  downloadMediaByUrl,
  getMedia,
  getMediaByUrl,
  listMedia,
  patchAttachment,
  postMedia,
} from '../media.contract.ts';
import { changeAttachment } from './change-attachment.ts';
import { listManagedMedia } from './managed-media.list.ts';
import { requireMedia, requireMediaByUrl, seesFile } from './media.policy.ts';
import { presentMedia } from './media.present.ts';
import { findMedia, keyOfUrl, type MediaRow } from './media.rows.ts';
import { removeListByUrlOperation, removeListOperation, removeMedia } from './remove-media.ts';
import { storeUpload } from './store-upload.ts';

export const mediaRoutes = [
  route(listMedia, async (ctx, { query }) => ({
    rows: await listManagedMedia(ctx, query),
    page: query.page,
    limit: query.limit,
  })),
  route(postMedia, async (ctx, { files }) => {
    const mediaID = await storeUpload(ctx, files.file);
    return presentMedia(ctx, await requireMedia(ctx, mediaID));
  }),
  route(getMediaByUrl, async (ctx, { query }) => presentMedia(ctx, await requireMediaByUrl(ctx, query.url))),
  route(downloadMediaByUrl, async (ctx, { query }) => {
    const key = keyOfUrl(query.url, ctx.site.url);
    const [row] = key ? await findMedia(ctx.db, sql`m.key = ${key}`) : [];
    if (!row || !(await seesFile(ctx.site, ctx.db, ctx.viewer, row))) throw notFound('Media');
    return toDownload(ctx, row);
  }),
  route(getMedia, async (ctx, { params }) => presentMedia(ctx, await requireMedia(ctx, params.mediaID))),
  route(downloadMedia, async (ctx, { params }) => toDownload(ctx, await requireMedia(ctx, params.mediaID))),
  route(deleteMediaByUrl, async (ctx, { query }) => {
    await removeMedia(ctx, await requireMediaByUrl(ctx, query.url), query.deleteFile);
    return undefined;
  }),
  route(deleteMediaList, (ctx, { body, query }) =>
    startBulkOperation(ctx, removeListOperation, { ...body, ...query }),
  ),
  route(deleteMediaListByUrl, (ctx, { body, query }) =>
    startBulkOperation(ctx, removeListByUrlOperation, { ...body, ...query }),
  ),
  route(deleteMedia, async (ctx, { params, query }) => {
    await removeMedia(ctx, await requireMedia(ctx, params.mediaID), query.deleteFile);
    return undefined;
  }),
  route(patchAttachment, async (ctx, { params, body }) => {
    const row = await requireMedia(ctx, params.mediaID);
    await changeAttachment(ctx, row, body);
    return presentMedia(ctx, await requireMedia(ctx, params.mediaID));
  }),
];

function toDownload(ctx: RequestContext, { key }: MediaRow): Answer<undefined> {
  return new Answer(undefined, { status: 302, headers: { location: ctx.url(`/uploads/${key}?download=1`) } });
}
