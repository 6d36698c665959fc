import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { OWN_DATA_FILE_PATH } from '../own-data.address.ts';
import * as contract from '../own-data.contract.ts';
import { deleteArchive, requestArchive } from './data-archive.actions.ts';
import { findArchive } from './data-archive.queries.ts';

export async function ownDataState(ctx: RequestContext): Promise<contract.OwnDataState> {
  const row = await findArchive(ctx.db, ctx.viewer.userID);
  if (!row) return { archive: null, url: null };
  return {
    archive: {
      status: row.status,
      dateInserted: row.date_inserted,
      dateFinished: row.date_finished,
      dateExpires: row.date_expires,
      countRecords: row.count_records,
      countFiles: row.count_files,
      bytes: Number(row.bytes),
    },
    url: row.status === 'done' ? ctx.url(OWN_DATA_FILE_PATH) : null,
  };
}

export const ownDataRoutes = [
  route(contract.getDataArchive, ownDataState),
  route(contract.postDataArchive, async (ctx) => {
    await requestArchive(ctx);
    return ownDataState(ctx);
  }),
  route(contract.deleteDataArchive, deleteArchive),
];
