// Counters of categories, changed in the transaction that changes what they count; see platform/server/db/counters.ts.
import { type CounterKind, changeCounter } from '../../../platform/server/db/counters.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';

export interface PostCounts {
  discussions: number;
  comments: number;
}

interface CategoryChange extends PostCounts {
  /** A post came, left or was bumped: which one is the last is looked up again. */
  isStale: boolean;
}

const categoryCounters: CounterKind<CategoryChange> = {
  table: 'categories',
  idColumn: 'category_id',
  // The last of all: nothing is waited for by so many.
  rank: 3,
  add: (earlier, later) => ({
    discussions: earlier.discussions + later.discussions,
    comments: earlier.comments + later.comments,
    isStale: earlier.isStale || later.isStale,
  }),
  write: (tx, categoryID, { isStale, ...counts }) => {
    if (isStale) writeWithLastPost(tx, categoryID, counts);
    else tx.send(sql`update categories c set ${added(counts)} where c.category_id = ${categoryID}`);
  },
};

const added = ({ discussions, comments }: PostCounts): Sql => sql`
  count_discussions = greatest(0, c.count_discussions + ${discussions}::int),
  count_comments = greatest(0, c.count_comments + ${comments}::int)`;

/** The last post is that of the discussion that stands on top of the list. Of two who post at once, the later one sees both. */
function writeWithLastPost(tx: Transaction, categoryID: number, counts: PostCounts): void {
  // A statement sees what was committed when it began: so it begins when the row is its own.
  tx.send(sql`select from categories where category_id = ${categoryID} for no key update`);
  tx.send(sql`
    update categories c set ${added(counts)},
      last_discussion_id = newest.discussion_id, last_comment_id = newest.last_comment_id,
      date_last_post = newest.date_last_post
    from (select 1) always
    left join lateral (
      select d.discussion_id, d.last_comment_id, coalesce(last.date_inserted, d.date_inserted) as date_last_post
      from discussions d left join comments last on last.comment_id = d.last_comment_id
      where d.category_id = ${categoryID} and d.date_held is null and d.type <> 'redirect'
      order by d.date_last_comment desc, d.discussion_id desc
      limit 1
    ) newest on true
    where c.category_id = ${categoryID}`);
}

/** By how much the numbers of a category change. */
export function changeCategoryCounters(w: WriteContext, categoryID: number, change: PostCounts): void {
  changeCounter(w.db, categoryCounters, categoryID, { ...change, isStale: false });
}

/** After a post came, left or was bumped. */
export function refreshLastPost(w: WriteContext, categoryID: number): void {
  changeCounter(w.db, categoryCounters, categoryID, { discussions: 0, comments: 0, isStale: true });
}
