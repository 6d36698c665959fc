// What the index says of a long discussion that has just moved or gone is not to be trusted, and not found, until a job
// has gone through it.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import type { UnfinishedWork } from '../../../platform/server/jobs/unfinished-work.ts';

/** A condition on `search_documents`. Few discussions are stale at any time, so it costs next to nothing. */
export const isTrusted = sql`not exists (
  select from search_stale_discussions stale
  where stale.discussion_id = search_documents.discussion_id
    and stale.category_id is distinct from search_documents.category_id)`;

/** Within the change. One that is stale already stays so, however short it has become. Answers whether it is. */
export async function markStale(tx: Transaction, discussionID: number, isLong: boolean): Promise<boolean> {
  const seenIn = sql`(select category_id from discussions where discussion_id = ${discussionID} and date_held is null)`;
  const marked = await tx.execute(
    isLong
      ? sql`
        insert into search_stale_discussions (discussion_id, category_id) values (${discussionID}, ${seenIn})
        on conflict (discussion_id) do update set category_id = excluded.category_id, date_changed = clock_timestamp()`
      : sql`
        update search_stale_discussions set category_id = ${seenIn}, date_changed = clock_timestamp()
        where discussion_id = ${discussionID}`,
  );
  return marked > 0;
}

export const settleJob = {
  name: 'search.settleDiscussion',
  /** However often it is asked for, it waits in the queue once. */
  enqueue: (w: WriteContext, discussionID: number) =>
    w.enqueue(settleJob.name, { discussionID }, { key: `${settleJob.name}:${discussionID}` }),
};

export const unsettledDiscussions: UnfinishedWork = {
  name: 'search documents of discussions',
  records: sql`select discussion_id as id, date_changed as begun from search_stale_discussions`,
  goOn: settleJob.enqueue,
};
