// Memoizes what a cached row was presented as. A thread shows the same comments again and again, mostly unchanged.
import { Memoized } from '../../../platform/server/cache/immutable.ts';
import { mapInTurns } from '../../../platform/server/content/map-in-turns.ts';
import type { Comment } from '../comments.contract.ts';
import { type CommentContext, presentComment } from './comment.present.ts';
import type { CommentRow } from './comment.queries.ts';

/** What comes from the row, and from what `presentOnce` names. */
const PLAIN: ReadonlySet<string> = new Set(['insertUser', 'updateUser', 'body', 'category', 'reactions']);

const presented = new Memoized<CommentRow, Comment>();

/** Of rows that may be cached. What is presented does not change where it may be used again. */
export async function presentRows(context: CommentContext, rows: readonly CommentRow[]): Promise<Comment[]> {
  const { expand } = context;
  if ([...expand].some((name) => !PLAIN.has(name)))
    return mapInTurns(rows, (row) => presentComment(context, row));
  const shown = [...expand].join();
  return mapInTurns(rows, (row) => presentOnce(context, row, shown));
}

function presentOnce(context: CommentContext, row: CommentRow, shown: string): Comment {
  const { users, reactions, attributes, categories } = context;
  const { comment_id: id } = row;
  if (attributes.has(id)) return presentComment(context, row);
  const given = reactions?.get(id);
  const facts = [
    shown,
    users.get(row.insert_user_id),
    row.update_user_id && users.get(row.update_user_id),
    given && JSON.stringify(given),
    categories?.byID.get(row.category_id),
  ];
  return presented.of(row, facts, () => presentComment(context, row));
}
