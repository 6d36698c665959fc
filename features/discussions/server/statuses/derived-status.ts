// Statuses that follow from what stands in a discussion.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { Recount } from '../../../../platform/server/feature/operations.ts';
import { type CounterRecount, recountOf } from '../../../../platform/server/feature/recount.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { discussionStatusChanged } from '../../discussions.events.ts';
import { logStatus } from './discussion-status.ts';

interface DerivedStatus {
  /** Of the discussions that have such a status. */
  type: string;
  /** The statuses that are derived; one that was given by hand stays. */
  among: readonly number[];
  /** A scalar subselect. */
  statusID: Sql;
}

/** In the one statement, so that what the status follows from is as it is when it is given. */
export async function deriveStatus(
  w: WriteContext,
  discussionID: number,
  { type, among, statusID }: DerivedStatus,
): Promise<void> {
  const { userID } = w.viewer;
  const changed = await w.db.row<{ category_id: number; status_id: number }>(sql`
    with derived as (
      select (${statusID})::int as status_id from discussions where discussion_id = ${discussionID} and type = ${type}
    )
    update discussions d set status_id = derived.status_id, status_notes = null,
      status_user_id = ${userID}, date_status = now()
    from derived
    where d.discussion_id = ${discussionID} and d.type = ${type} and d.status_id = any(${[...among]}::int[])
      and d.status_id <> derived.status_id
    returning d.category_id, d.status_id`);
  if (!changed) return;
  const { category_id: categoryID } = changed;
  await logStatus(w, discussionID, changed.status_id);
  await w.announce(
    discussionStatusChanged,
    { discussionID, categoryID, statusID: changed.status_id, userID },
    {
      invalidates: [cacheTag.discussion(discussionID), cacheTag.categoryPosts(categoryID), cacheTag.allPosts],
    },
  );
}

/** Sets right what happened while nobody derived it: `wrong` selects each discussion_id with the status_id it ought to have. */
export function recountOfStatus(recount: Pick<CounterRecount, 'name' | 'title' | 'wrong'>): Recount {
  const set = sql`status_id = wrong.status_id`;
  return recountOf({ ...recount, table: 'discussions', idColumn: 'discussion_id', set });
}
