// What hangs on imported posts.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { insertRows } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';

export interface AnswerRow {
  comment_id: number;
  discussion_id: number;
  accept_user_id?: number | undefined;
  date_accepted: string;
}

export async function insertAcceptedAnswers(tx: Transaction, rows: readonly AnswerRow[]): Promise<void> {
  const columns = {
    comment_id: 'int',
    discussion_id: 'int',
    status: 'text',
    accept_user_id: 'int?',
    date_accepted: 'timestamptz',
  } as const;
  const accepted = rows.map((row) => ({ ...row, status: 'accepted' }));
  await insertRows(tx, 'answers', columns, accepted, sql`on conflict do nothing`);
}

export async function insertOldPaths(
  tx: Transaction,
  rows: readonly { path: string; record_type: string; record_id: number }[],
): Promise<void> {
  const columns = { path: 'text', record_type: 'text', record_id: 'int' } as const;
  // Two old sites may share a path: the one that came first keeps it.
  await insertRows(tx, 'old_paths', columns, rows, sql`on conflict do nothing`);
}
