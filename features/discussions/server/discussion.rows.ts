// One discussion as rules and actions need it.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';

export interface DiscussionRow {
  discussion_id: number;
  type: string;
  /** Where it is not an original one. */
  post_type_id: string | null;
  name: string;
  category_id: number;
  insert_user_id: number;
  update_user_id: number | null;
  body: string;
  format: string;
  status_id: number;
  status_notes: string | null;
  internal_status_id: number;
  date_closed: string | null;
  close_user_id: number | null;
  pin_location: 'category' | 'recent' | null;
  date_sunk: string | null;
  date_held: string | null;
  /** It waits for approval from the beginning: nobody was told of it yet. */
  is_unpublished: boolean;
  /** Gone for everybody, though not all of its comments are yet. */
  date_removed: string | null;
  /** Until then it can be brought back: its comments are all there, and count for nobody. */
  date_purge: string | null;
  count_comments: number;
  canonical_url: string | null;
  next_comment_number: number;
  date_inserted: string;
  date_updated: string | null;
  date_last_comment: string;
}

const columns = sql.raw(`
  discussion_id, type, post_type_id, name, category_id, insert_user_id, update_user_id, body, format, status_id, status_notes, internal_status_id,
  date_closed, close_user_id, pin_location, date_sunk, date_held, is_unpublished, date_removed, date_purge, count_comments, canonical_url, next_comment_number,
  date_inserted, date_updated, date_last_comment`);

/** What the API calls its type. */
export function postTypeIDOf(row: { type: string; post_type_id: string | null }): string {
  return row.post_type_id ?? row.type;
}

export function findDiscussion(db: Queryable, discussionID: number): Promise<DiscussionRow | undefined> {
  return db.row<DiscussionRow>(sql`select ${columns} from discussions where discussion_id = ${discussionID}`);
}

/** To take it away, whoever is about to add something to it is waited for, and nobody else begins. */
type Strength = 'change' | 'take away';

const forWhat: Readonly<Record<Strength, Sql>> = {
  change: sql.raw('for no key update'),
  'take away': sql.raw('for update'),
};

/** Several at once, in the order of their ids: whoever locks two waits for nobody who locks the same two. */
export async function lockDiscussions(
  db: Queryable,
  ids: readonly number[],
  strength: Strength = 'change',
): Promise<Map<number, DiscussionRow>> {
  const rows = await db.rows<DiscussionRow>(sql`
    select ${columns} from discussions where discussion_id = any(${ids}) order by discussion_id ${forWhat[strength]}`);
  return new Map(rows.map((row) => [row.discussion_id, row]));
}

/** Held until the end of the transaction: what is decided by this row stays true while it is changed. */
export async function lockDiscussion(
  db: Queryable,
  discussionID: number,
  strength?: Strength,
): Promise<DiscussionRow | undefined> {
  return (await lockDiscussions(db, [discussionID], strength)).get(discussionID);
}
