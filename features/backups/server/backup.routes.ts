import { notFound } from '../../../platform/contract/errors.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../backups.contract.ts';
import { backupActs } from './backup.acts.ts';
import { MAKE_JOB, nextBackup, TRY_JOB } from './backup.jobs.ts';
import { type BackupNote, BackupStore } from './backup-store.ts';
import { expiryOf } from './export/export-expiry.ts';
import { requestRestore, requireTitle } from './restore/request-restore.ts';
import { type RequestedRestore, seenBySite, storedRequest } from './restore/requested-restore.ts';
import { begunNote } from './stored-backups.ts';

/** Whoever makes one is heard of every two seconds. */
const SILENT_MS = 5 * 60_000;
/** Of all who ask at once, one begins. */
const LOCK = 7275395;

function present(given: BackupNote): contract.Backup {
  const { vanished: _, progress, ...note } = given;
  const heardOf = new Date(progress?.date ?? note.dateBegun).getTime();
  const isSilent = note.status === 'running' && Date.now() - heardOf > SILENT_MS;
  const seconds = (heardOf - new Date(note.dateBegun).getTime()) / 1000;
  const shown = progress && {
    ...{ phase: progress.phase, done: progress.done, total: progress.total, bytes: progress.bytes },
    bytesPerSecond: seconds > 0 ? Math.round(progress.bytes / seconds) : 0,
  };
  return {
    ...note,
    status: isSilent ? 'interrupted' : note.status,
    progress: note.status === 'running' && !isSilent ? shown : null,
    dateExpires: expiryOf(given)?.toISOString() ?? null,
  };
}

const presentRequest = ({
  what: _,
  source: __,
  kinds: ___,
  ...request
}: RequestedRestore): contract.RestoreOutcome => request;

async function requireStored(store: BackupStore, name: string): Promise<BackupNote> {
  const note = await store.find(name);
  if (!note) throw notFound('Backup');
  return note;
}

async function begin(ctx: RequestContext, reason: 'by hand' | 'export'): Promise<contract.Backup> {
  const store = new BackupStore(ctx.site);
  return ctx.write(async (w) => {
    await w.db.execute(sql`select pg_advisory_xact_lock(${sql.integer(LOCK)})`);
    const isRunning = (await store.notes()).map(present).some(({ status }) => status === 'running');
    if (isRunning) throw contract.backupError('backups.running');
    const note = begunNote(reason);
    await store.note(note);
    await ctx.site.jobs.enqueue(w.db, MAKE_JOB, { name: note.name }, { key: `${MAKE_JOB}:${note.name}` });
    await recordAct(w, reason === 'export' ? backupActs.exported : backupActs.made, { recordKey: note.name });
    return present(note);
  });
}

export const backupRoutes = [
  route(contract.getBackups, async ({ site }) => {
    const store = new BackupStore(site);
    const [notes, next, last] = await Promise.all([store.notes(), nextBackup(site), storedRequest(site)]);
    const dateNext = next?.toISOString() ?? null;
    return {
      place: store.place,
      backups: notes.map(present),
      lastRestore: last?.what === 'backup' ? presentRequest(seenBySite(last)) : null,
      dateNext,
    };
  }),
  route(contract.postBackup, (ctx) => begin(ctx, 'by hand')),
  route(contract.postExport, (ctx) => begin(ctx, 'export')),
  route(contract.stopBackup, async (ctx, { params: { name } }) => {
    const store = new BackupStore(ctx.site);
    const note = await requireStored(store, name);
    if (note.status !== 'running') return present(note);
    await ctx.write((w) => recordAct(w, backupActs.stopped, { recordKey: name }));
    await store.requestStop(name);
    return present(note);
  }),
  route(contract.tryBackup, async (ctx, { params: { name } }) => {
    const note = await requireStored(new BackupStore(ctx.site), name);
    if (note.reason === 'export') throw notFound('Backup');
    await ctx.write((w) => ctx.site.jobs.enqueue(w.db, TRY_JOB, { name }, { key: `${TRY_JOB}:${name}` }));
    return present(note);
  }),
  route(contract.postRestore, async (ctx, { params: { name }, body }) => {
    const store = new BackupStore(ctx.site);
    const note = await requireStored(store, name);
    if (note.reason === 'export' || note.status !== 'done') throw notFound('Backup');
    requireTitle(ctx, body.siteTitle);
    if ((await store.notes()).map(present).some(({ status }) => status === 'running'))
      throw contract.backupError('backups.running');
    const wanted = { what: 'backup', source: name, title: name } as const;
    return presentRequest(await requestRestore(ctx, wanted));
  }),
  route(contract.deleteBackup, async (ctx, { params: { name } }) => {
    const store = new BackupStore(ctx.site);
    await requireStored(store, name);
    await ctx.write((w) => recordAct(w, backupActs.deleted, { recordKey: name }));
    await store.remove(name);
  }),
];
