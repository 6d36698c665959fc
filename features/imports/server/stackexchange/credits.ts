// Who is owed credit for a post: its author and its last editor.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import type { PreparedBody } from '../bodies.ts';
import type { ImportRun } from '../import-run.ts';
import type { Credit } from './authors.ts';
import type { Row } from './read-rows.ts';

export interface EditedPost {
  row: Row;
  body: PreparedBody;
}

export function ownerOf({ row }: { row: Row }): Credit {
  return { userID: row.OwnerUserId, displayName: row.OwnerDisplayName, date: row.CreationDate };
}

/** Editors without an account are not made members for an edit. */
export async function editorsOf(
  run: ImportRun,
  db: Queryable,
  posts: readonly { row: Row }[],
): Promise<(number | undefined)[]> {
  const requested = posts.flatMap(({ row }) => (row.LastEditorUserId ? [row.LastEditorUserId] : []));
  const users = await run.ids.find(db, 'users', requested);
  return posts.map(({ row }) => users.get(row.LastEditorUserId ?? ''));
}
