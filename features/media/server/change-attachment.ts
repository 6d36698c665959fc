import { DomainError } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { mediaError } from '../media.contract.ts';
import { mediaAttached } from '../media.events.ts';
import { attachMedia } from './attach-media.ts';
import type { MediaRow } from './media.rows.ts';
import { holdersOf } from './media-holders.ts';

export async function changeAttachment(
  ctx: RequestContext,
  row: MediaRow,
  { foreignType, foreignID }: { foreignType: string; foreignID: number },
): Promise<void> {
  if (!ctx.can('community.manage')) ctx.require('uploads.add');
  if (foreignType === 'embed') {
    if (foreignID !== ctx.viewer.userID) throw mediaError('media.cannotAttach');
  } else {
    await requireMayAttach(ctx, foreignType, foreignID);
  }
  const to = foreignType === 'embed' ? undefined : { recordType: foreignType, recordID: foreignID };
  await ctx.write(async (w) => {
    await attachMedia(w, row.media_id, to);
    const payload = { mediaID: row.media_id, foreignType, foreignID, userID: ctx.viewer.userID };
    await w.announce(mediaAttached, payload);
  });
}

/** Why not is nobody's to know who may not see the record. */
async function requireMayAttach(ctx: RequestContext, recordType: string, recordID: number): Promise<void> {
  const holder = (await holdersOf(ctx.site)).get(recordType);
  if (!holder) throw mediaError('media.cannotAttach');
  try {
    await holder.requireMayAttach(ctx, recordID);
  } catch (error) {
    throw error instanceof DomainError ? mediaError('media.cannotAttach') : error;
  }
}
