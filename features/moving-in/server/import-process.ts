// Reading an export and importing it are done by a process beside this one: the site goes on answering meanwhile.
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { workingRuns } from './import-run.rows.ts';

export const RUN_JOB = 'run-import';
/** As often as it is begun again by itself, where its process ended without a word. */
const MOST_ATTEMPTS = 3;
const PAUSE_MS = 5000;

/** The command line of the built product: beside the chunks, in the folder above, or as the tree has it. */
const script = ['cli.js', '../cli.js', '../../../dist/server/cli.js']
  .map((name) => join(import.meta.dirname, name))
  .find((path) => existsSync(path));

const running = new Map<number, ChildProcess>();
/** Asked for while a process was at them that may be about to end: what is asked next comes as soon as the last is done. */
const askedAgain = new Set<number>();

/** The process that works on it, if one does. */
export const runningImport = (importRunID: number): number | undefined => running.get(importRunID)?.pid;

/** Answers at once: a job that waits for an import would keep all other jobs waiting. */
export const runImportJob: SiteJob = async (site, { importRunID }) => {
  const id = Number(importRunID);
  if (running.has(id)) {
    askedAgain.add(id);
    return;
  }
  if (!script) throw new Error('The command line of the built product is missing.');
  const child = fork(script, ['moving-in', String(id)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: site.options.databaseUrl,
      PARLEY_DATA: site.options.dataDirectory,
      PARLEY_URL: site.url,
    },
  });
  running.set(id, child);
  child.on('error', (error) =>
    site.log.error({ err: error }, 'the process of an import could not be started'),
  );
  child.once('exit', (code) => {
    running.delete(id);
    const isAskedAgain = askedAgain.delete(id);
    if (!isAskedAgain && code === 0) return;
    goOn(site, id, code !== 0).catch((error) => site.log.error({ err: error }, 'an import rests'));
  });
  child.unref();
  child.channel?.unref();
};

/** With what was asked for next; or, where it was killed or ran out of memory, where it was, a few times. */
async function goOn(site: Site, importRunID: number, hasFailed: boolean): Promise<void> {
  await site.database.transaction(async (tx) => {
    const row = await tx.row<{ attempts: number }>(sql`
      update import_runs set attempts = attempts + ${hasFailed ? 1 : 0}, date_heard = null, date_updated = now()
      where import_run_id = ${importRunID} and status in ('inspecting', 'importing') returning attempts`);
    if (!row) return;
    if (row.attempts < MOST_ATTEMPTS) {
      const runAt = new Date(Date.now() + (hasFailed ? PAUSE_MS : 0));
      await site.jobs.enqueue(tx, RUN_JOB, { importRunID }, { key: `${RUN_JOB}:${importRunID}`, runAt });
      return;
    }
    await tx.execute(sql`
      update import_runs set problem = 'Its process ended several times without saying why. The log of the site may tell more.',
        progress = null, status = case when status = 'importing' then 'failed' else 'refused' end
      where import_run_id = ${importRunID}`);
  });
}

/** After a restart, or a kill: whatever was under way goes on. */
export async function goOnWithImports(site: Site): Promise<void> {
  for (const { import_run_id: importRunID } of await workingRuns(site.database))
    await site.database.transaction((tx) =>
      site.jobs.enqueue(tx, RUN_JOB, { importRunID }, { key: `${RUN_JOB}:${importRunID}` }),
    );
}
