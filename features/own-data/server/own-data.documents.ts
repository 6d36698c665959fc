import { notFound } from '../../../platform/contract/errors.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';
import { signInAddress } from '../../../platform/server/pages/sign-in-first.ts';
import { OWN_DATA_FILE_PATH, OWN_DATA_PATH } from '../own-data.address.ts';
import { findArchive, keyOf } from './data-archive.queries.ts';

export const archiveDocument: WebDocument = {
  path: OWN_DATA_FILE_PATH,
  summary: 'The archive of one’s own data, as a zip file. Its owner alone gets it.',
  handle: async (ctx) => {
    if (ctx.viewer.isGuest) return { body: '', redirectTo: await signInAddress(ctx, OWN_DATA_PATH) };
    const row = await findArchive(ctx.db, ctx.viewer.userID);
    const blob = row?.status === 'done' ? await ctx.site.blobs.get(keyOf(row.archive_id)) : undefined;
    if (!blob) throw notFound('Archive');
    return {
      contentType: 'application/zip',
      body: blob.read(),
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="my-data.zip"',
        'content-length': String(blob.size),
      },
    };
  },
};
