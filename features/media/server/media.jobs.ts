// Once a day: files that nothing has shown for long, and uploads that were cut off.
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { listener } from '../../../platform/server/events/events.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import { discardAbandonedFiles } from '../../../platform/server/http/input/receive-form.ts';
import { incomingFolder } from '../../../platform/server/http/input/request-body.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { userDeleted } from '../../account-deletion/account-deletion.events.ts';
import { counted } from './attach-media.ts';
import { mediaConfig } from './media.config.ts';
import { holdersOf } from './media-holders.ts';
import { mediaMentions } from './media-mentions.ts';
import { discardFile } from './remove-media.ts';

const JOB = 'clean-media';
const DAY_MS = 86_400_000;
const BATCH = 200;
const ABANDONED_MS = 3_600_000;

export const mentionedByPeople = (key: Sql): Sql =>
  sql`exists (select 1 from users where photo_url is not null and position(${key} in photo_url) > 0)`;

export async function enqueueCleaning(site: Site): Promise<void> {
  await site.database.transaction((tx) => site.jobs.enqueue(tx, JOB, {}, { key: JOB }));
}

export const cleanMedia: SiteJob = async (site) => {
  await forgetVanishedRecords(site);
  await discardUnused(site, await isLongUnused(site));
  await discardAbandonedFiles(incomingFolder(site), ABANDONED_MS);
  const runAt = new Date(Date.now() + DAY_MS);
  await site.database.transaction((tx) => site.jobs.enqueue(tx, JOB, {}, { key: JOB, runAt }));
};

/** Whoever goes takes along what nothing shows; what posts show goes with the posts. */
export const forgetDeletedMember = listener(userDeleted, {
  name: 'media.forgetDeletedMember',
  kind: 'bulk',
  handle: async (site, { payload }) => {
    await forgetVanishedRecords(site);
    await discardUnused(site, sql`m.insert_user_id = ${payload.userID}`);
  },
});

async function isLongUnused(site: Site): Promise<Sql> {
  const config = await site.snapshots.get(configSnapshot);
  const days = config.get(mediaConfig.orphanDays);
  return sql`m.date_unused < now() - make_interval(days => ${days}::int)`;
}

async function discardUnused(site: Site, isDue: Sql): Promise<void> {
  const key = sql.raw('m.key');
  // Add-ons that are switched off keep what they have.
  const isNotMentioned = mediaMentions
    .declaredIn(site.features.all)
    .map((mention) => sql`not ${mention(key)}`);
  for (let count = BATCH; count === BATCH; ) {
    count = await site.database.transaction(async (tx) => {
      // Skipped where somebody is attaching it at this moment.
      const rows = await tx.rows<{ key: string }>(sql`
        select m.key from media m
        where m.count_uses = 0 and (
          (m.date_stored is null and m.date_inserted < now() - interval '1 hour')
          or (${isDue} and ${sql.and(isNotMentioned)}))
        order by m.date_unused limit ${sql.integer(BATCH)} for update skip locked`);
      const w = site.writeContext(tx, systemViewer(), 'en');
      for (const row of rows) await discardFile(w, row.key);
      return rows.length;
    });
  }
}

/** Records may go without a word; their files then belong to nobody. */
async function forgetVanishedRecords(site: Site): Promise<void> {
  for (const { recordType, existing } of (await holdersOf(site)).values()) {
    for (let afterID = 0; ; ) {
      const rows = await site.database.rows<{ record_id: number }>(sql`
        select distinct record_id from media_uses
        where record_type = ${recordType} and record_id > ${afterID} order by record_id limit ${sql.integer(BATCH)}`);
      if (rows.length === 0) break;
      const ids = rows.map((row) => row.record_id);
      afterID = ids.at(-1) as number;
      await site.database.execute(sql`
        with gone as (
          delete from media_uses u where u.record_type = ${recordType} and u.record_id = any(${ids})
            and u.record_id not in (${existing(ids)}) returning u.media_id
        ), fresh as (select 0 as media_id where false)
        ${counted(systemViewer())}`);
    }
  }
}
