// Backups that are made by jobs: one that somebody asked for, and those of the schedule.
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { backupConfig } from './backup.config.ts';
import { BackupStore } from './backup-store.ts';
import { removeExpiredExports } from './export/export-expiry.ts';
import { BackupStopped, begunNote, removeOldBackups, storeBackup, tryStored } from './stored-backups.ts';

export const MAKE_JOB = 'make-backup';
export const TRY_JOB = 'try-backup';
export const SCHEDULE_JOB = 'scheduled-backup';
const HOUR_MS = 3_600_000;
/** Storing the largest one in a bucket takes less. */
const ABANDONED_MS = 6 * HOUR_MS;

/** What went wrong stands in its note; it is not tried again by itself, lest it fills what is left of a disk. */
export const makeBackupJob: SiteJob = async (site, { name }) => {
  const store = new BackupStore(site);
  const note = await store.find(String(name));
  if (note?.status !== 'running') return;
  await storeBackup(site, note).catch((error) => {
    if (!(error instanceof BackupStopped)) site.log.error({ err: error }, 'a backup could not be made');
  });
};

export const tryBackupJob: SiteJob = async (site, { name }) => {
  if (await new BackupStore(site).find(String(name))) await tryStored(site, String(name));
};

/** The next run is planned first: whatever comes of this one, it comes. */
export const scheduledBackupJob: SiteJob = async (site) => {
  const config = await site.snapshots.get(configSnapshot);
  const hours = config.get(backupConfig.everyHours);
  await plan(site, new Date(Date.now() + HOUR_MS));
  await removeExpiredExports(site);
  await new BackupStore(site).clearAbandoned(ABANDONED_MS);
  if (hours === 0 || !(await isDue(site, hours))) return;
  try {
    const { name } = await storeBackup(site, begunNote('schedule'));
    if (config.get(backupConfig.isTried)) await tryStored(site, name);
    await removeOldBackups(site, config.get(backupConfig.count));
  } catch (error) {
    if (!(error instanceof BackupStopped))
      site.log.error({ err: error }, 'the backup of the schedule could not be made');
  }
};

/** Looks every hour whether one is due, so that a change of the setting needs no other. */
export async function planScheduledBackups(site: Site): Promise<void> {
  const waiting = await site.database.row(sql`select from graphile_worker.jobs where key = ${SCHEDULE_JOB}`);
  if (!waiting) await plan(site, new Date(Date.now() + 60_000));
}

function plan(site: Site, runAt: Date): Promise<void> {
  return site.database.transaction((tx) =>
    site.jobs.enqueue(tx, SCHEDULE_JOB, {}, { key: SCHEDULE_JOB, runAt }),
  );
}

async function isDue(site: Site, hours: number): Promise<boolean> {
  const next = nextOf(await lastDate(site), hours);
  return next.getTime() <= Date.now();
}

async function lastDate(site: Site): Promise<Date | undefined> {
  const notes = await new BackupStore(site).notes();
  const last = notes.find(({ reason }) => reason === 'schedule');
  return last && new Date(last.dateBegun);
}

/** A quarter of an hour early is in time: the clock is looked at every hour. */
function nextOf(last: Date | undefined, hours: number): Date {
  return last ? new Date(last.getTime() + hours * HOUR_MS - HOUR_MS / 4) : new Date();
}

/** Undefined: never. */
export async function nextBackup(site: Site): Promise<Date | undefined> {
  const hours = (await site.snapshots.get(configSnapshot)).get(backupConfig.everyHours);
  if (hours === 0) return undefined;
  const next = nextOf(await lastDate(site), hours);
  return next.getTime() < Date.now() ? new Date() : next;
}
