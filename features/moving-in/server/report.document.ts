import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';
import { signInAddress } from '../../../platform/server/pages/sign-in-first.ts';
import { IMPORT_REPORT_PATH, MOVING_IN_PATH } from '../moving-in.address.ts';
import { reportOf } from './import-files.ts';
import { findRun } from './import-run.rows.ts';

export const importReportDocument: WebDocument = {
  path: IMPORT_REPORT_PATH,
  summary: 'The report of an import as lines of JSON: each row that was not taken, why, and the sums.',
  handle: async (ctx, { params }) => {
    if (ctx.viewer.isGuest) return { body: '', redirectTo: await signInAddress(ctx, MOVING_IN_PATH) };
    if (!ctx.can('site.manage')) throw permissionProblem(['site.manage']);
    const id = params.importRunID ?? '';
    const row = /^\d{1,9}$/.test(id) ? await findRun(ctx.db, Number(id)) : undefined;
    const path = row?.source ? reportOf(ctx.site, row.source) : undefined;
    const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
    if (!path || !found) throw notFound('Report');
    return {
      contentType: 'application/x-ndjson',
      body: createReadStream(path),
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="report.ndjson"',
        'content-length': String(found.size),
      },
    };
  },
};
