import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { REMOVE_JOB } from './data-archive.actions.ts';
import { AVAILABLE_DAYS, findArchive, keyOf } from './data-archive.queries.ts';
import { type MadeArchive, makeDataArchive } from './make-data-archive.ts';

const DAY_MS = 86_400_000;

/** What could not be made is said, and not tried again by itself, lest it fills what is left of a disk. */
export const archiveJob: SiteJob = async (site, payload) => {
  const userID = Number(payload.userID);
  const archiveID = String(payload.archiveID);
  const row = await findArchive(site.database, userID);
  if (row?.archive_id !== archiveID || row.status !== 'running') return;
  try {
    await finish(site, userID, archiveID, await store(site, userID, archiveID));
  } catch (error) {
    site.log.error({ err: error, userID }, 'an archive of own data could not be made');
    await site.database.execute(sql`
      update data_archives set status = 'failed', date_finished = now()
      where user_id = ${userID} and archive_id = ${archiveID} and status = 'running'`);
  }
};

async function store(site: Site, userID: number, archiveID: string): Promise<MadeArchive> {
  const folder = await mkdtemp(join(site.options.dataDirectory, 'data-archive-'));
  try {
    const path = join(folder, 'archive.zip');
    const made = await makeDataArchive(site, userID, path);
    await site.blobs.putFile(keyOf(archiveID), path);
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether or not there is still somebody who waits for it, the file goes after its time. */
async function finish(site: Site, userID: number, archiveID: string, made: MadeArchive): Promise<void> {
  await site.database.transaction(async (tx) => {
    await tx.execute(sql`
      update data_archives set status = 'done', date_finished = now(), count_records = ${made.records},
        count_files = ${made.files}, bytes = ${made.bytes}
      where user_id = ${userID} and archive_id = ${archiveID}`);
    const runAt = new Date(Date.now() + AVAILABLE_DAYS * DAY_MS);
    await site.jobs.enqueue(tx, REMOVE_JOB, { archiveID }, { runAt });
  });
}

export const removeArchiveJob: SiteJob = async (site, payload) => {
  const archiveID = String(payload.archiveID);
  await site.blobs.remove(keyOf(archiveID));
  await site.database.execute(sql`
    delete from data_archives where archive_id = ${archiveID} and status <> 'running'`);
};

/** Whoever goes leaves no archive behind: its file goes right after. */
export async function removeArchivesOf(w: WriteContext, userID: number): Promise<void> {
  const rows = await w.db.rows<{ archive_id: string }>(
    sql`select archive_id from data_archives where user_id = ${userID}`,
  );
  for (const { archive_id: archiveID } of rows) await w.enqueue(REMOVE_JOB, { archiveID });
}
