// What happens to backups that a site stores by itself: made, noted, tried, and in the end removed.
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Site } from '../../../platform/server/site/site.ts';
import { PRIVATE_FILE } from '../../../platform/server/storage/private-folder.ts';
import { type BackupManifest, UnusableBackup } from './archive/archive-format.ts';
import { checkArchive } from './archive/read-archive.ts';
import { type BackupNote, type BackupReason, BackupStore, newName } from './backup-store.ts';
import { makeExport } from './export/make-export.ts';
import { type BackupProgress, makeBackup } from './make-backup.ts';
import { problemOf, tryRestore } from './trial-restore.ts';

const NOTED_EVERY_MS = 2000;

export class TooLittleRoom extends Error {}
export class BackupStopped extends Error {}

export function begunNote(reason: BackupReason, date = new Date()): BackupNote {
  return {
    name: newName(date),
    reason,
    dateBegun: date.toISOString(),
    dateEnded: null,
    status: 'running',
    problem: null,
    progress: null,
    bytes: 0,
    sha256: null,
    rows: 0,
    files: 0,
    vanished: 0,
    holds: null,
    trial: null,
  };
}

/** The note says how it ended; what went wrong is thrown as well. */
export async function storeBackup(
  site: Site,
  begun: BackupNote,
  onProgress: (progress: BackupProgress) => void = () => {},
): Promise<BackupNote> {
  const store = new BackupStore(site);
  const work = await store.workFile();
  const noting = startNoting(store, begun);
  try {
    requireRoom(site, await store.notes());
    const make = begun.reason === 'export' ? makeExport : makeBackup;
    const { bytes, sha256, manifest } = await make(site, work.path, {
      signal: noting.signal,
      onProgress: (progress) => {
        noting.show(progress);
        onProgress(progress);
      },
    });
    noting.show({ phase: 'storing', done: 0, total: 0, bytes });
    await store.store(begun.name, work.path);
    await noting.end();
    const done: BackupNote = {
      ...begun,
      status: 'done',
      dateEnded: new Date().toISOString(),
      bytes,
      sha256,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.count,
      vanished: manifest.vanished.count,
      holds: holdingsOf(manifest),
    };
    await store.note(done);
    return done;
  } catch (error) {
    await noting.end().catch(() => undefined);
    const dateEnded = new Date().toISOString();
    const ended =
      error instanceof BackupStopped
        ? ({ status: 'stopped', problem: null } as const)
        : ({ status: 'failed', problem: (error as Error).message } as const);
    await store.note({ ...begun, ...ended, dateEnded });
    throw error;
  } finally {
    await store.clearStop(begun.name).catch(() => undefined);
    await work.discard();
  }
}

function holdingsOf({ tables }: Pick<BackupManifest, 'tables'>): BackupNote['holds'] {
  const rowsOf = (wanted: string) => tables.find(({ name }) => name === wanted)?.rows ?? 0;
  return { accounts: rowsOf('users'), discussions: rowsOf('discussions'), comments: rowsOf('comments') };
}

/** One table or one file may take long: that somebody is at it is said by the clock, and so is it heard whether it shall stop. */
function startNoting(store: BackupStore, begun: BackupNote) {
  let shown: BackupProgress = { phase: 'rows', done: 0, total: 0, bytes: 0 };
  const stopping = new AbortController();
  let noting = store.note(begun);
  // Whoever ends it waits for it, and hears of it there: a bucket that is away ends no process.
  noting.catch(() => undefined);
  const timer = setInterval(() => {
    const date = new Date().toISOString();
    noting = noting.then(async () => {
      if (await store.isStopRequested(begun.name)) stopping.abort(new BackupStopped('It was stopped.'));
      await store.note({ ...begun, progress: { ...shown, date } });
    });
    noting.catch(() => undefined);
  }, NOTED_EVERY_MS);
  return {
    signal: stopping.signal,
    show: (progress: BackupProgress) => {
      shown = progress;
    },
    end: async () => {
      clearInterval(timer);
      await noting;
    },
  };
}

/** As much as the last one needed has to be free: a disk that fills up stops the site. */
function requireRoom(site: Site, notes: readonly BackupNote[]): void {
  const needed = notes.find(({ status }) => status === 'done')?.bytes ?? 0;
  const tight = site.freeSpace.states.find(({ freeBytes, wantedBytes }) => freeBytes - wantedBytes < needed);
  if (tight) throw new TooLittleRoom(`There is too little room in ${tight.folder} for another backup.`);
}

/** Compares its hashes and restores it on the side. The note says what came of it. */
export async function tryStored(site: Site, name: string): Promise<BackupNote> {
  const store = new BackupStore(site);
  const note = await store.find(name);
  if (!note || note.reason === 'export') throw new UnusableBackup(`There is no backup “${name}”.`);
  const work = await fetchStored(site, name);
  try {
    const trial = await trialOf(site, work.path);
    const tried = { ...note, trial };
    await store.note(tried);
    return tried;
  } finally {
    await work.discard();
  }
}

async function trialOf(site: Site, path: string): Promise<NonNullable<BackupNote['trial']>> {
  const date = new Date().toISOString();
  try {
    const rows = await tryRestore(site, path, await checkArchive(path));
    return { date, isProven: true, rows, problem: null };
  } catch (error) {
    return { date, isProven: false, rows: 0, problem: problemOf(error) };
  }
}

/** A copy to work on: what is stored may lie in a bucket. */
export async function fetchStored(
  site: Site,
  name: string,
): Promise<{ path: string; discard(): Promise<void> }> {
  const store = new BackupStore(site);
  const blob = await store.archive(name);
  if (!blob) throw new UnusableBackup(`There is no backup “${name}” in ${store.place}.`);
  const work = await store.workFile();
  try {
    await pipeline(blob.read(), createWriteStream(work.path, { mode: PRIVATE_FILE }));
    if ((await stat(work.path)).size !== blob.size)
      throw new UnusableBackup('It could not be read to its end.');
    return work;
  } catch (error) {
    await work.discard();
    throw error;
  }
}

/** The newest stay, and the newest one that was proven. Answers what went. */
export async function removeOldBackups(site: Site, count: number): Promise<string[]> {
  const store = new BackupStore(site);
  const notes = await store.backups();
  const usable = notes.filter(({ status }) => status === 'done');
  const staying = new Set(usable.slice(0, count).map(({ name }) => name));
  const proven = usable.find(({ trial }) => trial?.isProven);
  if (proven) staying.add(proven.name);
  const last = notes[0];
  if (last) staying.add(last.name);
  const going = notes.filter(({ name, reason }) => reason !== 'by hand' && !staying.has(name));
  for (const { name } of going) await store.remove(name);
  return going.map(({ name }) => name);
}
