// An import from start to end, the same for every kind of export.
import { join } from 'node:path';
import { DatabaseClient } from '../../../platform/server/db/database-client.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { CommandProblem } from '../../../platform/server/feature/operations.ts';
import { reindex } from '../../search/server/search.reindex.ts';
import { importAvatars } from './files/import-avatars.ts';
import { importBadgePictures } from './files/import-badge-pictures.ts';
import { importFiles } from './files/import-files.ts';
import { recountEverything } from './finish/recount-everything.ts';
import { rewriteImportedLinks } from './finish/rewrite-imported-links.ts';
import { numberCommentsByTime, rememberAccounts, setMemberDates } from './finish/set-states.ts';
import { type ImportOptions, ImportRun, type Progress } from './import-run.ts';
import { returnUnusedIDs } from './record-ids.ts';
import { writeReport } from './report-file.ts';

/** Any number that nobody else locks. */
const LOCK = 7275395;

/** One import at a time; it may be tried again once the other has ended. */
export class AnotherImport extends CommandProblem {}

export interface FinishedImport {
  run: ImportRun;
  reportFile: string;
}

export async function runImport(
  options: ImportOptions,
  importRows: (run: ImportRun) => Promise<void>,
): Promise<FinishedImport> {
  const run = new ImportRun(options);
  return holdingLock(run, async () => {
    const isFinished = await begin(run);
    await importRows(run);
    await run.transaction((tx) => rememberAccounts(tx, run.source, run.kind));
    // Files may be given to a run that finds nothing else to do.
    await importFiles(run, options.files);
    if (options.files) await importAvatars(run, options.files);
    if (options.files) await importBadgePictures(run, options.files);
    if (!isFinished || run.hasChanged) await finish(run);
    const reportFile = join(run.site.options.dataDirectory, 'imports', `${run.source}.report.ndjson`);
    await writeReport(run, reportFile);
    return { run, reportFile };
  });
}

/** One import at a time: two would hand out the same names and numbers. */
async function holdingLock<T>(run: ImportRun, work: () => Promise<T>): Promise<T> {
  // A session of its own: behind a pooler the next statement may be another session's.
  const client = new DatabaseClient({
    connectionString: run.site.options.databaseUrl,
    application_name: 'parley import',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
      LOCK,
    ]);
    if (!rows[0]?.is_mine) {
      throw new AnotherImport(
        'Another import is running on this site. Wait until it has ended, then run this command again.',
      );
    }
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    await client.end();
  }
}

/** Answers whether an earlier run came to its end. Reasons are reported again by every run, as the export is now. */
async function begin(run: ImportRun): Promise<boolean> {
  const row = await run.transaction(async (tx) => {
    await tx.execute(sql`
      insert into imports (source, kind) values (${run.source}, ${run.kind}) on conflict (source) do nothing`);
    const known = await tx.row<{ kind: string; progress: Progress; is_finished: boolean }>(sql`
      select kind, progress, date_finished is not null as is_finished from imports
      where source = ${run.source} for update`);
    if (known && known.kind !== run.kind) {
      throw new CommandProblem(
        `${run.source} was imported from ${known.kind} before. Give this export another name: --url https://other.example.org`,
      );
    }
    await tx.execute(sql`delete from import_rejections where source = ${run.source}`);
    await tx.execute(sql`delete from import_notes where source = ${run.source}`);
    return known;
  });
  if (row && !row.is_finished && row.progress.lastIDs) await returnUnusedIDs(run.db, row.progress.lastIDs);
  run.progress = row?.progress ?? {};
  return row?.is_finished ?? false;
}

async function finish(run: ImportRun): Promise<void> {
  run.out.progress('Putting comments and dates in order');
  if (run.kind !== 'discourse') await numberCommentsByTime(run);
  await setMemberDates((work) => run.transaction(work), run.source);
  await rewriteImportedLinks(run);
  await recountEverything(run);
  await reindex(run.site, ({ done, total }) =>
    run.out.progress(
      `Building the search index: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
    ),
  );
  await run.finish();
}
