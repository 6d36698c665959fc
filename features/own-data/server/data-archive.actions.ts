import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { ownDataError } from '../own-data.contract.ts';

export const ARCHIVE_JOB = 'make-data-archive';
export const REMOVE_JOB = 'remove-data-archive';

/** A job that fell silent for so long is not waited for any more. */
const GIVEN_UP = sql`now() - interval '6 hours'`;

export async function requestArchive(ctx: RequestContext): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const former = await w.db.row<{ archive_id: string; is_running: boolean }>(sql`
      select archive_id, status = 'running' and date_inserted > ${GIVEN_UP} as is_running
      from data_archives where user_id = ${userID} for update`);
    if (former?.is_running) throw ownDataError('ownData.running');
    if (former) await ctx.site.jobs.enqueue(w.db, REMOVE_JOB, { archiveID: former.archive_id });
    const row = await w.db.row<{ archive_id: string }>(sql`
      insert into data_archives (user_id) values (${userID})
      on conflict (user_id) do update set archive_id = gen_random_uuid(), status = 'running', date_inserted = now(),
        date_finished = null, count_records = 0, count_files = 0, bytes = 0
        where data_archives.status <> 'running' or data_archives.date_inserted <= ${GIVEN_UP}
      returning archive_id`);
    // Somebody else with the same session was faster.
    if (!row) throw ownDataError('ownData.running');
    const archiveID = row.archive_id;
    await ctx.site.jobs.enqueue(
      w.db,
      ARCHIVE_JOB,
      { userID, archiveID },
      { key: `${ARCHIVE_JOB}:${userID}` },
    );
  });
}

export async function deleteArchive(ctx: RequestContext): Promise<void> {
  await ctx.write(async (w) => {
    const row = await w.db.row<{ archive_id: string }>(
      sql`delete from data_archives where user_id = ${ctx.viewer.userID} returning archive_id`,
    );
    if (row) await ctx.site.jobs.enqueue(w.db, REMOVE_JOB, { archiveID: row.archive_id });
  });
}
