// Rows of exports that are brought in from the browser.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { ImportPreview } from '../../imports/server/importers.ts';
import type { ImportRunView } from '../moving-in.contract.ts';

export interface ImportRunProgress {
  phase: string;
  done: number;
  total: number;
  setAside: number;
  /** Since this run began, and where it began: what was there already was not done in this time. */
  milliseconds: number;
  doneAtStart: number;
}

export interface StoredPreview extends ImportPreview {
  /** Below the folder of unpacked files. */
  path: string;
  isWholeSite?: boolean;
}

export interface ImportRunRow {
  import_run_id: number;
  file_name: string;
  bytes: number;
  bytes_received: number;
  fingerprint: string;
  status: Exclude<ImportRunView['status'], 'interrupted'>;
  kind: string | null;
  source: string | null;
  preview: StoredPreview | null;
  progress: ImportRunProgress | null;
  report: ImportRunView['report'];
  problem: string | null;
  attempts: number;
  date_inserted: string;
  is_silent: boolean;
}

const COLUMNS = sql`import_run_id, file_name, bytes::float8 as bytes, bytes_received::float8 as bytes_received, fingerprint,
  status, kind, source, preview, progress, report, problem, attempts, date_inserted,
  coalesce(date_heard, date_updated) < now() - interval '30 seconds' as is_silent`;

const SHOWN = 20;

export function latestRuns(db: Queryable): Promise<ImportRunRow[]> {
  return db.rows<ImportRunRow>(
    sql`select ${COLUMNS} from import_runs order by import_run_id desc limit ${sql.integer(SHOWN)}`,
  );
}

export function findRun(db: Queryable, importRunID: number): Promise<ImportRunRow | undefined> {
  return db.row<ImportRunRow>(sql`select ${COLUMNS} from import_runs where import_run_id = ${importRunID}`);
}

/** Whoever changes it next waits. */
export function lockRun(db: Queryable, importRunID: number): Promise<ImportRunRow | undefined> {
  return db.row<ImportRunRow>(
    sql`select ${COLUMNS} from import_runs where import_run_id = ${importRunID} for update`,
  );
}

export function unfinishedUpload(db: Queryable, fingerprint: string): Promise<ImportRunRow | undefined> {
  return db.row<ImportRunRow>(sql`
    select ${COLUMNS} from import_runs where fingerprint = ${fingerprint} and status = 'uploading'
    order by import_run_id limit 1`);
}

export function workingRuns(db: Queryable): Promise<ImportRunRow[]> {
  return db.rows<ImportRunRow>(
    sql`select ${COLUMNS} from import_runs where status in ('inspecting', 'importing') order by 1 limit 100`,
  );
}

export async function changeRun(db: Queryable, importRunID: number, changes: Sql): Promise<void> {
  await db.execute(
    sql`update import_runs set ${changes}, date_updated = now() where import_run_id = ${importRunID}`,
  );
}

export function presentRun(row: ImportRunRow): ImportRunView {
  const isWorking = row.status === 'inspecting' || row.status === 'importing';
  return {
    importRunID: row.import_run_id,
    fileName: row.file_name,
    bytes: row.bytes,
    bytesReceived: row.bytes_received,
    status: isWorking && row.is_silent ? 'interrupted' : row.status,
    kind: row.kind,
    source: row.source,
    preview: row.preview && {
      kinds: row.preview.kinds.map(({ why = null, ...kind }) => ({ ...kind, why })),
      warnings: [...row.preview.warnings],
      command: row.preview.command ?? null,
      isWholeSite: row.preview.isWholeSite ?? false,
    },
    progress: isWorking && row.progress ? presentProgress(row.progress) : null,
    report: row.report,
    problem: row.problem,
    dateInserted: row.date_inserted,
  };
}

function presentProgress({ milliseconds, doneAtStart, ...progress }: ImportRunProgress) {
  const { done, total } = progress;
  const perSecond = milliseconds > 0 ? ((done - doneAtStart) * 1000) / milliseconds : 0;
  const isKnown = perSecond > 0 && total > done;
  return {
    ...progress,
    perSecond: Math.round(perSecond),
    secondsLeft: isKnown ? Math.ceil((total - done) / perSecond) : null,
  };
}
