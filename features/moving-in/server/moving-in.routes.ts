import { maxUploadBytes } from '../../../platform/server/config/upload-limits.ts';
import { route } from '../../../platform/server/http/route.ts';
import { firstRemarks } from '../../imports/server/import-remarks.ts';
import { importers } from '../../imports/server/importers.ts';
import * as contract from '../moving-in.contract.ts';
import { freeBytesFor } from './import-files.ts';
import { findRun, latestRuns, presentRun } from './import-run.rows.ts';
import { requireRun } from './require-run.ts';
import { discardRun, inspectRun, startRun, stopRun } from './runs.ts';
import { addPart, beginUpload } from './uploads.ts';
import { lastWholeSite, wholeSiteFiles } from './whole-sites.ts';

/** Few enough round trips, and little to send again where the line is lost. */
const PART_BYTES = 8 * 1024 ** 2;

export const movingInRoutes = [
  route(contract.getImportRuns, async (ctx) => ({
    runs: (await latestRuns(ctx.db)).map(presentRun),
    partBytes: Math.min(PART_BYTES, maxUploadBytes(ctx.config)),
    freeBytes: freeBytesFor(ctx.site) ?? null,
    wholeSite: await lastWholeSite(ctx),
    takes: [...importers.of(ctx), ...wholeSiteFiles].map(({ kind, name, uploads }) => ({
      ...{ kind, name, takes: uploads },
    })),
  })),
  route(contract.postImportRun, async (ctx, { body }) => presentRun(await beginUpload(ctx, body))),
  route(contract.postImportPart, async (ctx, { params, files }) =>
    presentRun(await addPart(ctx, params.importRunID, files.part)),
  ),
  route(contract.getImportRun, async (ctx, { params }) =>
    presentRun(requireRun(await findRun(ctx.db, params.importRunID))),
  ),
  route(contract.inspectImportRun, async (ctx, { params }) =>
    presentRun(await inspectRun(ctx, params.importRunID)),
  ),
  route(contract.startImportRun, async (ctx, { params, body }) =>
    presentRun(await startRun(ctx, params.importRunID, body.source)),
  ),
  route(contract.stopImportRun, async (ctx, { params }) =>
    presentRun(await stopRun(ctx, params.importRunID)),
  ),
  route(contract.deleteImportRun, async (ctx, { params }) => discardRun(ctx, params.importRunID)),
  route(contract.getImportRemarks, async (ctx, { params }) => {
    const { source } = requireRun(await findRun(ctx.db, params.importRunID));
    return { remarks: source === null ? [] : await firstRemarks(ctx.db, source) };
  }),
];
