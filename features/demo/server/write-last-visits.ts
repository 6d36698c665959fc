// Whoever set the site up finds it as after a day away: some threads new, some with new comments, the rest read.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { DEMO } from './demo-records.ts';

const HOURS_AWAY = 20;
/** Those who can sign in on a fresh site are few; a large one needs no demo marks. */
const MOST = 50;

export async function writeLastVisits(tx: Transaction, now: number): Promise<void> {
  const lastVisit = new Date(now - HOURS_AWAY * 3_600_000).toISOString();
  await tx.execute(sql`
    insert into discussion_reads (user_id, discussion_id, count_comments_read, last_number_read, date_last_viewed)
    select u.user_id, d.discussion_id, count(c.comment_id), coalesce(max(c.number), 0), ${lastVisit}::timestamptz
    from (select user_id from users where password_hash is not null order by user_id limit ${sql.integer(MOST)}) u
    cross join imported_records r
    join discussions d on r.source = ${DEMO} and r.kind = 'discussions' and d.discussion_id = r.record_id
    left join comments c on c.discussion_id = d.discussion_id and c.date_inserted <= ${lastVisit}::timestamptz
    where d.date_inserted <= ${lastVisit}::timestamptz
    group by u.user_id, d.discussion_id
    on conflict do nothing`);
}
