// All that a category holds goes to another one, as many discussions at a time as few wait for.
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { someInCategory } from '../deleting/in-category.ts';
import { lockDiscussions } from '../discussion.rows.ts';
import { moveDiscussion } from '../discussion-state.ts';

const MOST_DISCUSSIONS = 50;
/** What was said in them is found by its category: their documents are written again. */
const MOST_COMMENTS = 1000;

interface Held {
  discussion_id: number;
  count_comments: number;
}

export async function holdsMore(w: WriteContext, categoryID: number): Promise<boolean> {
  const held = await firstHeld(w, categoryID);
  return someOf(held).length < held.length;
}

export async function moveSomeDiscussions(
  w: WriteContext,
  fromID: number,
  toID: number,
): Promise<'again' | undefined> {
  const held = await firstHeld(w, fromID);
  const some = someOf(held);
  const locked = await lockDiscussions(
    w.db,
    some.map((each) => each.discussion_id),
  );
  for (const row of locked.values()) if (row.category_id === fromID) await moveDiscussion(w, row, toID);
  return some.length < held.length ? 'again' : undefined;
}

/** One more than go at once. */
function firstHeld(w: WriteContext, categoryID: number): Promise<Held[]> {
  return w.db.rows<Held>(someInCategory(categoryID, MOST_DISCUSSIONS + 1));
}

/** At least one, however long it is. */
function someOf(held: readonly Held[]): Held[] {
  let comments = 0;
  return held.filter(({ count_comments }, at) => {
    comments += count_comments;
    return at === 0 || (at < MOST_DISCUSSIONS && comments <= MOST_COMMENTS);
  });
}
