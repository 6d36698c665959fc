import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { MediaItem } from '../media.contract.ts';
import type { MediaRow } from './media.rows.ts';

export function presentMedia(ctx: RequestContext, row: MediaRow): MediaItem {
  const [use] = row.uses;
  return {
    mediaID: row.media_id,
    name: row.name,
    type: row.type,
    size: row.size,
    width: row.width,
    height: row.height,
    url: ctx.url(`/uploads/${row.key}`),
    dateInserted: row.date_inserted,
    insertUserID: row.insert_user_id,
    foreignType: use?.recordType ?? 'embed',
    foreignID: use?.recordID ?? row.insert_user_id,
  };
}
