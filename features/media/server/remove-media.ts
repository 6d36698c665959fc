// Shown to nobody from then on, whatever names it. One's own goes off the disk as well; those who manage the community
// choose, since what others sent may be wanted as evidence.

import { bulkOperation } from '../../../platform/server/bulk-operations/bulk-operation.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { mediaRemoved } from '../media.events.ts';
import { rememberDeleted, unlessDeletedBefore, withID, withUrl } from './deleted-media.ts';
import { requireMedia, requireMediaByUrl } from './media.policy.ts';
import type { MediaRow } from './media.rows.ts';

export async function removeMedia(ctx: RequestContext, row: MediaRow, deleteFile: boolean): Promise<void> {
  if (deleteFile) ctx.require('community.manage');
  const { media_id: mediaID, key } = row;
  const isGone = deleteFile || row.insert_user_id === ctx.viewer.userID;
  await ctx.write(async (w) => {
    const removed = isGone ? await discardFile(w, key) : await unlist(w, mediaID);
    if (!removed) return;
    await rememberDeleted(w, row, isGone);
    await w.announce(mediaRemoved, { mediaID, deleteFile: isGone, userID: w.viewer.userID });
  });
}

async function unlist(w: WriteContext, mediaID: number): Promise<boolean> {
  const count = await w.db.execute(
    sql`update media set date_removed = now() where media_id = ${mediaID} and date_removed is null`,
  );
  return count > 0;
}

/** The row goes with the change, so nobody is shown the file any more; its bytes go right after. */
export async function discardFile(w: WriteContext, key: string): Promise<boolean> {
  const count = await w.db.execute(sql`delete from media where key = ${key}`);
  if (count > 0) await w.enqueue('remove-file', { key });
  return count > 0;
}

export const removeFile: SiteJob = (site, { key }) => site.blobs.remove(String(key));

interface Asked {
  deleteFile: boolean;
}

export const removeListOperation = bulkOperation<Asked & { mediaIDs: number[] }>({
  name: 'media.deleteList',
  require: (ctx) => ctx.require('community.manage'),
  list: (_ctx, { mediaIDs }) => [...new Set(mediaIDs)],
  each: (ctx, id, { deleteFile }) =>
    unlessDeletedBefore(ctx, withID(Number(id)), deleteFile, async () =>
      removeMedia(ctx, await requireMedia(ctx, Number(id)), deleteFile),
    ),
});

export const removeListByUrlOperation = bulkOperation<Asked & { urls: string[] }>({
  name: 'media.deleteListByUrl',
  require: (ctx) => ctx.require('community.manage'),
  list: (_ctx, { urls }) => [...new Set(urls)],
  each: (ctx, url, { deleteFile }) =>
    unlessDeletedBefore(ctx, withUrl(ctx, String(url)), deleteFile, async () =>
      removeMedia(ctx, await requireMediaByUrl(ctx, String(url)), deleteFile),
    ),
});
