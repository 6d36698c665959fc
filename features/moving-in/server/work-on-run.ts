// The two things that are done with an uploaded export: reading it without changing anything, and importing it.
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { type CommandOutput, CommandProblem } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { SourceFiles } from '../../imports/server/files/source-files.ts';
import { type Importer, type ImportPreview, importers } from '../../imports/server/importers.ts';
import { AnotherImport, type FinishedImport } from '../../imports/server/run-import.ts';
import { freeBytesFor, unpackedOf, uploadOf } from './import-files.ts';
import type { ImportRunRow, StoredPreview } from './import-run.rows.ts';
import type { ShowProgress } from './moving-in.command.ts';
import { unpack } from './unpack/unpack.ts';
import { readWholeSite, wholeSiteFiles, wholeSiteIn } from './whole-sites.ts';

const DEEPEST = 4;
const MOST_FOLDERS = 2000;
/** A process that was killed holds the lock until the database has noticed. */
const LOCK_ATTEMPTS = 60;

export async function inspectUploaded(site: Site, row: ImportRunRow, show: ShowProgress): Promise<Sql> {
  let bytes = 0;
  const file = uploadOf(site, row.import_run_id);
  const whole = await wholeSiteIn(file);
  if (whole) {
    const preview = await readWholeSite(site, whole, file, show);
    return inspected(whole.kind, preview, { path: '', isWholeSite: true });
  }
  const folder = await unpack({
    file,
    name: row.file_name,
    folder: unpackedOf(site, row.import_run_id),
    mostBytes: freeBytesFor(site) ?? Number.POSITIVE_INFINITY,
    onBytes: (count) => {
      bytes += count;
      show({ phase: 'unpacking', done: Math.round(bytes / 1024 ** 2), total: 0 });
    },
  });
  const found = await recognise(site, folder);
  if (!found) throw new CommandProblem(unknownExport(site));
  const out = outputOf(show, 'reading');
  const preview = await found.importer.inspect({ path: found.path, out });
  const path = relative(unpackedOf(site, row.import_run_id), found.path);
  return inspected(found.importer.kind, preview, { path });
}

function inspected(
  kind: string,
  { source, ...preview }: ImportPreview,
  where: Pick<StoredPreview, 'path' | 'isWholeSite'>,
): Sql {
  return sql`status = 'inspected', kind = ${kind}, source = ${source ?? null},
    preview = ${JSON.stringify({ ...preview, ...where } satisfies StoredPreview)}::jsonb`;
}

function unknownExport(site: Site): string {
  const { all } = site.features;
  const names = [...importers.declaredIn(all), ...wholeSiteFiles].map(({ name }) => name);
  return `This file is no export that can be read here. Known are ${names.join(', ')}.`;
}

/** The outermost folder that an importer knows: archives have their files in folders of their own. */
async function recognise(
  site: Site,
  root: string,
): Promise<{ importer: Importer; path: string } | undefined> {
  const all = importers.declaredIn(site.features.all);
  let folders = [root];
  for (let depth = 0; depth <= DEEPEST && folders.length > 0; depth++) {
    const below: string[] = [];
    for (const folder of folders.slice(0, MOST_FOLDERS)) {
      const entries = await readdir(folder, { withFileTypes: true });
      const names = entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort();
      for (const importer of all) {
        const path = await importer.recognise(folder, names);
        if (path !== undefined) return { importer, path };
      }
      below.push(...entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name)));
    }
    folders = below;
  }
  return undefined;
}

export async function importUploaded(site: Site, row: ImportRunRow, show: ShowProgress): Promise<Sql> {
  const startedAt = performance.now();
  const importer = importers.declaredIn(site.features.all).find(({ kind }) => kind === row.kind);
  if (!importer || !row.preview) throw new CommandProblem('What reads this export is not there any more.');
  const unpacked = unpackedOf(site, row.import_run_id);
  const given = {
    site,
    out: outputOf(show),
    path: join(unpacked, row.preview.path),
    host: row.source ?? undefined,
    files: await SourceFiles.in(unpacked),
    onProgress: ({
      kind,
      done,
      total,
      setAside,
    }: { kind: string } & Record<'done' | 'total' | 'setAside', number>) =>
      show({ phase: kind, done, total, setAside }),
  };
  const { run } = await whenFree(() => importer.begin(given, {}));
  const report = {
    kinds: run.stats.kinds,
    remarks: run.remarks,
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
  if (run.stats.unbalanced.length > 0)
    throw new CommandProblem(
      `The numbers do not add up for ${run.stats.unbalanced.map(({ kind }) => kind).join(', ')}.`,
    );
  return sql`status = 'done', report = ${JSON.stringify(report)}::jsonb`;
}

async function whenFree(begin: () => Promise<FinishedImport>): Promise<FinishedImport> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await begin();
    } catch (error) {
      if (!(error instanceof AnotherImport) || attempt === LOCK_ATTEMPTS) throw error;
      await sleep(1000);
    }
  }
}

/** Lines that stand on a terminal are phases here. */
function outputOf(show: ShowProgress, phase?: string): CommandOutput {
  return {
    isJson: false,
    print: () => {},
    progress: (line) => show({ phase: phase ?? line.split(/[:…]/)[0] ?? '' }),
  };
}
