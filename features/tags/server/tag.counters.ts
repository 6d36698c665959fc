// Counters of tags, over all and by category, changed in the transaction that changes what they count; see
// platform/server/db/counters.ts.
import { type CounterKind, changeCounter } from '../../../platform/server/db/counters.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';

interface TagChange {
  /** Redirects count here alone: whom they lead to nothing does not see them, wherever they stand. */
  total: number;
  byCategory: ReadonlyMap<number, number>;
}

const tagCounters: CounterKind<TagChange> = {
  table: 'tags',
  idColumn: 'tag_id',
  rank: 1,
  add: (earlier, later) => {
    const byCategory = new Map(earlier.byCategory);
    for (const [id, change] of later.byCategory) byCategory.set(id, (byCategory.get(id) ?? 0) + change);
    return { total: earlier.total + later.total, byCategory };
  },
  write: (tx, tagID, { total, byCategory }) => {
    tx.send(sql`
      update tags set count_discussions = greatest(0, count_discussions + ${total}::int) where tag_id = ${tagID}`);
    const changes = [...byCategory].filter(([, change]) => change !== 0);
    if (changes.length === 0) return;
    // Under the lock of the tag. A category that is gone has nothing to be counted in.
    tx.send(sql`
      insert into tag_category_counts (tag_id, category_id, count)
      select ${tagID}, category_id, given.change
      from unnest(${changes.map(([id]) => id)}::int[], ${changes.map(([, change]) => change)}::int[])
        as given (category_id, change) join categories using (category_id)
      on conflict (tag_id, category_id) do update set count = tag_category_counts.count + excluded.count`);
  },
};

/** Tags that came to a discussion which is seen, or left it. */
export async function countTags(
  w: WriteContext,
  discussionID: number,
  changes: readonly { tag_id: number; change: number }[],
): Promise<void> {
  const place = await w.db.row<{ category_id: number; is_redirect: boolean }>(sql`
    select category_id, type = 'redirect' as is_redirect from discussions where discussion_id = ${discussionID}`);
  if (!place) return;
  for (const { tag_id: tagID, change } of changes) {
    const byCategory = new Map([[place.category_id, place.is_redirect ? 0 : change]]);
    changeCounter(w.db, tagCounters, tagID, { total: change, byCategory });
  }
}

/** Takes the tags of discussions off the counters, before these go or move; `direction` 1 puts them back on. */
export async function changeTagCounters(
  w: WriteContext,
  discussionIDs: readonly number[],
  direction: 1 | -1,
): Promise<void> {
  const rows = await w.db.rows<{ tag_id: number; category_id: number; count: number; standing: number }>(sql`
    select tag_id, category_id, count(*)::int as count, count(*) filter (where d.type <> 'redirect')::int as standing
    from discussion_tags join discussions d using (discussion_id) where discussion_id = any(${discussionIDs}) group by 1, 2`);
  for (const { tag_id: tagID, category_id: categoryID, count, standing } of rows) {
    const byCategory = new Map([[categoryID, direction * standing]]);
    changeCounter(w.db, tagCounters, tagID, { total: direction * count, byCategory });
  }
}

export interface CountedTags {
  categoryID: number;
  isRedirect: boolean;
  isHeld: boolean;
}

/** A tag came to these discussions, or left them: `direction` -1. What is held back is counted nowhere. */
export function countMany(
  w: WriteContext,
  tagID: number,
  discussions: readonly CountedTags[],
  direction: 1 | -1,
): void {
  const seen = discussions.filter(({ isHeld }) => !isHeld);
  if (seen.length === 0) return;
  const byCategory = new Map<number, number>();
  for (const { categoryID, isRedirect } of seen)
    byCategory.set(categoryID, (byCategory.get(categoryID) ?? 0) + (isRedirect ? 0 : direction));
  changeCounter(w.db, tagCounters, tagID, { total: direction * seen.length, byCategory });
}
