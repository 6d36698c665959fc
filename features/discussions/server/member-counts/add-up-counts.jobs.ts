// Every minute the changes of members' counts are added up, and long discussions that were moved are counted where they are.
import type { Database } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import type { DiscussionRow } from '../discussion.rows.ts';
import { settleMoved } from './settle-moved.ts';

export const ADD_UP_JOB = 'add-up-member-counts';

const EVERY_MS = 60_000;
const BATCH = 10_000;

export const addUpJob: SiteJob = async (site) => {
  await addUpCounts(site.database);
  await addUpLater(site, new Date(Date.now() + EVERY_MS));
};

/** By one key for all processes: however many start, one run is waiting. */
export async function addUpLater(site: Site, runAt?: Date): Promise<void> {
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, ADD_UP_JOB, {}, { key: ADD_UP_JOB, ...(runAt && { runAt }) }),
  );
}

/** Comments of a discussion that is not long are counted where they are at once. */
const LONG = 500;

/** Until the job ran, whoever asks for numbers of members counts what they wrote in a long discussion that changed its place. */
export function settleSoon(
  { site, db }: Pick<WriteContext, 'site' | 'db'>,
  rows: readonly Pick<DiscussionRow, 'next_comment_number'>[],
): void {
  if (rows.some((row) => row.next_comment_number > LONG))
    db.beforeCommit(() => site.jobs.enqueue(db, ADD_UP_JOB, {}, { key: ADD_UP_JOB }));
}

export async function addUpCounts(database: Pick<Database, 'rows' | 'transaction'>): Promise<void> {
  await settleMoved(database);
  while ((await addUpSome(database)) === BATCH);
}

/** What a change was added to is read instead of it from the same moment on. */
function addUpSome(database: Pick<Database, 'transaction'>): Promise<number> {
  return database.transaction(async (tx) => {
    const taken = await tx.row<{ count: number }>(sql`
      with taken as (
        delete from member_post_count_changes where change_id in (
          select change_id from member_post_count_changes
          order by change_id limit ${sql.integer(BATCH)} for update skip locked)
        returning *
      ), added as (
        insert into member_post_counts as counts (
          user_id, category_id, target_category_id, is_held, source, discussions, comments, points)
        select user_id, category_id, target_category_id, is_held, source, sum(discussions), sum(comments), sum(points)
        from taken where exists (select from users where users.user_id = taken.user_id)
        group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (user_id, category_id, target_category_id, is_held, source) do update set
          discussions = counts.discussions + excluded.discussions, comments = counts.comments + excluded.comments,
          points = counts.points + excluded.points
      )
      select count(*)::int as count from taken`);
    await tx.execute(sql`
      delete from member_post_counts where discussions = 0 and comments = 0 and points = 0`);
    return taken?.count ?? 0;
  });
}
