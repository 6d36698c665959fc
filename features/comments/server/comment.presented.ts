// What a kept row was presented as before. A thread shows the same comments again and again, mostly unchanged.
import { MadeOnce } from '../../../platform/server/cache/unchanging.ts';
import type { Comment } from '../comments.contract.ts';
import { type CommentScene, presentComment } from './comment.present.ts';
import type { CommentRow } from './comment.queries.ts';

/** What comes from the row, and from what `presentOnce` names. */
const PLAIN: ReadonlySet<string> = new Set(['insertUser', 'updateUser', 'body', 'category', 'reactions']);

const presented = new MadeOnce<CommentRow, Comment>();

/** Of rows that may be kept. What is presented does not change where it may be used again. */
export function presentRows(scene: CommentScene, rows: readonly CommentRow[]): Comment[] {
  const { expand } = scene;
  if ([...expand].some((name) => !PLAIN.has(name))) return rows.map((row) => presentComment(scene, row));
  const shown = [...expand].join();
  return rows.map((row) => presentOnce(scene, row, shown));
}

function presentOnce(scene: CommentScene, row: CommentRow, shown: string): Comment {
  const { users, reactions, attributes, categories } = scene;
  const { comment_id: id } = row;
  if (attributes.has(id)) return presentComment(scene, row);
  const given = reactions?.get(id);
  const facts = [
    shown,
    users.get(row.insert_user_id),
    row.update_user_id && users.get(row.update_user_id),
    given && JSON.stringify(given),
    categories?.byID.get(row.category_id),
  ];
  return presented.of(row, facts, () => presentComment(scene, row));
}
