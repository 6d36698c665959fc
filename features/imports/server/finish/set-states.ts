// What follows from the rows once all of them are in.
import type { Queryable, Transaction } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { numberByTime } from '../../../comments/server/bulk/bulk-comments.ts';
import { setDaysByPosts } from '../../../users/server/user.bulk.ts';
import type { ImportRun } from '../import-run.ts';

const MEMBERS_AT_ONCE = 2000;

/** Members whose export says nothing of their days: from their first post to their last. */
export async function setMemberDates(
  inTransaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
  source: string,
): Promise<void> {
  for (let last = 0; ; ) {
    const members = await inTransaction((tx) =>
      tx.rows<{ user_id: number }>(sql`
        select user_id from users
        where import_source = ${source} and password_hash is null and user_id > ${last}
        order by 1 limit ${sql.integer(MEMBERS_AT_ONCE)}`),
    );
    const ids = members.map((member) => member.user_id);
    const end = ids.at(-1);
    if (end === undefined) return;
    last = end;
    await inTransaction((tx) => setDaysByPosts(tx, ids));
  }
}

const DISCUSSIONS_AT_ONCE = 2000;

/** Comments that came in several passes are numbered by time, as if they had been written here. */
export async function numberCommentsByTime(run: ImportRun): Promise<void> {
  const wrong = sql`
    select comment_id, rank from (
      select c.comment_id, c.number, c.discussion_id,
        row_number() over (partition by c.discussion_id order by c.date_inserted, c.comment_id)::int as rank
      from comments c
      where c.discussion_id in (
        select record_id from imported_records where source = ${run.source} and kind in ('questions', 'topics'))
    ) ranked`;
  const rows = await run.transaction((tx) =>
    tx.rows<{ discussion_id: number }>(sql`
      select distinct c.discussion_id from comments c join (${wrong}) r using (comment_id)
      where c.number <> r.rank order by 1`),
  );
  const ids = rows.map((row) => row.discussion_id);
  for (let at = 0; at < ids.length; at += DISCUSSIONS_AT_ONCE) {
    const some = ids.slice(at, at + DISCUSSIONS_AT_ONCE);
    await run.transaction((tx) => numberByTime(tx, some));
  }
}

/** Members of imports from before it was stored who they had been: the old site's path of them tells. */
export async function rememberAccounts(
  db: Queryable,
  source: string,
  kind: ImportRun['kind'],
): Promise<void> {
  const folder = kind === 'discourse' ? 'u' : 'users';
  const path = kind === 'discourse' ? sql`u.name` : sql`r.foreign_id`;
  await db.execute(sql`
    insert into imported_members (user_id, source, foreign_id, name, profile_url)
    select u.user_id, r.source, r.foreign_id, u.name, ${`https://${source}/${folder}/`} || ${path}
    from imported_records r join users u on u.user_id = r.record_id
    where r.source = ${source} and r.kind = 'users' and u.import_source = ${source}
    on conflict do nothing`);
}
