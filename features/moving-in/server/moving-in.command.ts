// `parley moving-in <number>`: the work on an export that was uploaded in the browser. The site starts it by itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../../../platform/server/db/sql.ts';
import { type Command, CommandProblem } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { changeRun, findRun, type ImportRunProgress, type ImportRunRow } from './import-run.rows.ts';
import { importUploaded, inspectUploaded } from './work-on-run.ts';

/** One that was killed is not heard of any more after this. */
const SILENCE_MS = 10_000;
const NOTED_EVERY_MS = 1000;
const CLAIM_ATTEMPTS = 15;

export const movingInCommand: Command = {
  name: 'moving-in',
  summary: 'Goes on with an export that was uploaded in the browser; the site does this by itself.',
  usage: 'moving-in <number>',
  run: async (site, { positional: [given = ''] }) => {
    if (!/^\d{1,9}$/.test(given))
      throw new CommandProblem('One number is needed. Usage: moving-in <number>', 2);
    // Nobody would hear what comes of it: the site begins it again.
    process.once('disconnect', () => process.exit(1));
    const row = await claim(site, Number(given));
    if (row) await work(site, row);
    return 0;
  },
};

/** Undefined: somebody else is at it, or there is nothing to do. */
async function claim(site: Site, importRunID: number): Promise<ImportRunRow | undefined> {
  for (let attempt = 1; ; attempt++) {
    const claimed = await site.database.row(sql`
      update import_runs set date_heard = now() where import_run_id = ${importRunID}
        and status in ('inspecting', 'importing')
        and (date_heard is null or date_heard < now() - ${SILENCE_MS} * interval '1 millisecond')
      returning import_run_id`);
    const row = await findRun(site.database, importRunID);
    if (claimed) return row;
    const isWorking = row?.status === 'inspecting' || row?.status === 'importing';
    if (!isWorking || attempt === CLAIM_ATTEMPTS) return undefined;
    await sleep(1000);
  }
}

async function work(site: Site, row: ImportRunRow): Promise<void> {
  const noting = noteProgress(site, row);
  try {
    const changes =
      row.status === 'inspecting'
        ? await inspectUploaded(site, row, noting.show)
        : await importUploaded(site, row, noting.show);
    await noting.end();
    await changeRun(site.database, row.import_run_id, sql`${changes}, progress = null, problem = null`);
  } catch (error) {
    await noting.end();
    if (!(error instanceof CommandProblem)) site.log.error({ err: error }, 'an import failed');
    const problem = (error as Error).message.split('\n')[0]?.slice(0, 1000) ?? '';
    const status = row.status === 'inspecting' ? 'refused' : 'failed';
    await changeRun(
      site.database,
      row.import_run_id,
      sql`status = ${status}, problem = ${problem}, progress = null`,
    );
  }
}

export type ShowProgress = (
  progress: Partial<Omit<ImportRunProgress, 'milliseconds' | 'doneAtStart'>>,
) => void;

/** Says every second how far it is, and hears whether it was stopped. */
function noteProgress(site: Site, { import_run_id, status }: ImportRunRow) {
  const startedAt = performance.now();
  let shown: ImportRunProgress = {
    ...{ phase: '', done: 0, total: 0, setAside: 0, milliseconds: 0, doneAtStart: 0 },
  };
  let noting: Promise<unknown> = Promise.resolve();
  const note = async (): Promise<void> => {
    const progress = { ...shown, milliseconds: Math.round(performance.now() - startedAt) };
    const count = await site.database.execute(sql`
      update import_runs set progress = ${JSON.stringify(progress)}::jsonb, date_heard = now()
      where import_run_id = ${import_run_id} and status = ${status}`);
    if (count === 0) process.exit(0);
  };
  const timer = setInterval(() => {
    noting = noting.then(note).catch((error) => site.log.warn({ err: error }, 'the progress of an import'));
  }, NOTED_EVERY_MS);
  return {
    show: ((progress) => {
      shown = { ...shown, ...progress };
    }) satisfies ShowProgress,
    end: async () => {
      clearInterval(timer);
      await noting;
    },
  };
}
