// What administrators do with an uploaded export: have it looked through, start, stop, discard.
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { movingInError } from '../moving-in.contract.ts';
import { removeFiles } from './import-files.ts';
import { RUN_JOB } from './import-process.ts';
import { changeRun, findRun, type ImportRunRow, lockRun, workingRuns } from './import-run.rows.ts';
import { importActs } from './moving-in.acts.ts';
import { requireRun } from './require-run.ts';
import { startWholeSite, wholeSiteFiles } from './whole-sites.ts';

/** A name with a dot: what was imported is known by it. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

type Status = ImportRunRow['status'];

const TO_INSPECT: readonly Status[] = ['uploaded', 'inspecting', 'inspected', 'refused'];
const TO_START: readonly Status[] = ['inspected', 'importing', 'stopped', 'failed', 'done'];

export function inspectRun(ctx: RequestContext, importRunID: number): Promise<ImportRunRow> {
  return begin(
    ctx,
    importRunID,
    TO_INSPECT,
    () => sql`status = 'inspecting', preview = null, kind = null, source = null`,
  );
}

export async function startRun(
  ctx: RequestContext,
  importRunID: number,
  source: string | undefined,
): Promise<ImportRunRow> {
  const row = requireRun(await findRun(ctx.db, importRunID));
  const whole = wholeSiteFiles.find(({ kind }) => kind === row.kind);
  return whole ? startWholeSite(ctx, row, whole) : startImport(ctx, importRunID, source);
}

function startImport(
  ctx: RequestContext,
  importRunID: number,
  source: string | undefined,
): Promise<ImportRunRow> {
  return begin(ctx, importRunID, TO_START, (row) => {
    if (row.preview?.command) throw movingInError('movingIn.byCommand');
    const from = row.source ?? source?.toLowerCase();
    if (from === undefined || !HOST.test(from)) throw movingInError('movingIn.noSource');
    return sql`status = 'importing', source = ${from}, date_started = now(), report = null`;
  });
}

async function begin(
  ctx: RequestContext,
  importRunID: number,
  from: readonly Status[],
  changes: (row: ImportRunRow) => Sql,
): Promise<ImportRunRow> {
  return ctx.write(async (w) => {
    await w.db.execute(sql`lock table import_runs in share row exclusive mode`);
    const row = requireRun(await lockRun(w.db, importRunID));
    const working = await workingRuns(w.db);
    if (working.some((each) => each.import_run_id !== importRunID && !each.is_silent))
      throw movingInError('movingIn.busy');
    const isAtWork = working.some((each) => each.import_run_id === importRunID) && !row.is_silent;
    if (isAtWork || !from.includes(row.status)) throw movingInError('movingIn.notReady');
    const common = sql`progress = null, problem = null, attempts = 0, date_heard = null`;
    await changeRun(w.db, importRunID, sql`${changes(row)}, ${common}`);
    await enqueueRun(w, importRunID);
    const changed = requireRun(await findRun(w.db, importRunID));
    if (changed.status === 'importing')
      await recordAct(w, importActs.started, { recordID: importRunID, after: { source: changed.source } });
    return changed;
  });
}

function enqueueRun({ db, site }: WriteContext, importRunID: number): Promise<void> {
  return site.jobs.enqueue(db, RUN_JOB, { importRunID }, { key: `${RUN_JOB}:${importRunID}` });
}

/** Whoever works on it hears of it within a second; the batch it is at is taken back. */
export async function stopRun(ctx: RequestContext, importRunID: number): Promise<ImportRunRow> {
  return ctx.write(async (w) => {
    const row = requireRun(await lockRun(w.db, importRunID));
    const next = ({ importing: 'stopped', inspecting: 'uploaded' } as const)[row.status as 'importing'];
    if (next === undefined) throw movingInError('movingIn.notReady');
    await changeRun(w.db, importRunID, sql`status = ${next}, progress = null`);
    await recordAct(w, importActs.stopped, { recordID: importRunID });
    return requireRun(await findRun(w.db, importRunID));
  });
}

export async function discardRun(ctx: RequestContext, importRunID: number): Promise<void> {
  await ctx.write(async (w) => {
    const row = requireRun(await lockRun(w.db, importRunID));
    if (row.status === 'importing' && !row.is_silent) throw movingInError('movingIn.notReady');
    await w.db.execute(sql`delete from import_runs where import_run_id = ${importRunID}`);
    await recordAct(w, importActs.discarded, { recordID: importRunID, before: { fileName: row.file_name } });
  });
  await removeFiles(ctx.site, importRunID);
}
