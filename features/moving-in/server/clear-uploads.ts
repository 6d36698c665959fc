// Uploads that nobody went on with, and files of imports that are done, do not fill the disk for ever.
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { removeFiles, storedRunIDs } from './import-files.ts';

export const CLEAR_JOB = 'clear-import-uploads';
const HOUR_MS = 3_600_000;
const BITE = 1000;

export const clearUploadsJob: SiteJob = async (site) => {
  await plan(site, new Date(Date.now() + HOUR_MS));
  await site.database.execute(sql`
    delete from import_runs where import_run_id in (
      select import_run_id from import_runs
      where status not in ('inspecting', 'importing')
        and date_updated < now() - case when status = 'uploading' then interval '7 days' else interval '30 days' end
      order by date_updated limit ${sql.integer(BITE)})`);
  const stored = await storedRunIDs(site);
  const rows = await site.database.rows<{ import_run_id: number }>(
    sql`select import_run_id from import_runs where import_run_id = any(${stored})`,
  );
  const known = new Set(rows.map((row) => row.import_run_id));
  for (const importRunID of stored) if (!known.has(importRunID)) await removeFiles(site, importRunID);
};

export async function planClearing(site: Site): Promise<void> {
  const waiting = await site.database.row(sql`select from graphile_worker.jobs where key = ${CLEAR_JOB}`);
  if (!waiting) await plan(site, new Date(Date.now() + 60_000));
}

function plan(site: Site, runAt: Date): Promise<void> {
  return site.database.transaction((tx) => site.jobs.enqueue(tx, CLEAR_JOB, {}, { key: CLEAR_JOB, runAt }));
}
