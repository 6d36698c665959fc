// Accepted answers of an imported community.
import { importReceiver, insertRows, recordset, sql } from '@parley/addon-api';

const ANSWER = {
  comment_id: 'int',
  discussion_id: 'int',
  status: 'text',
  accept_user_id: 'int?',
  date_accepted: 'timestamptz',
} as const;

export const importedAnswers = [
  importReceiver({
    kind: 'acceptedReplies',
    receive: (tx, rows) =>
      insertRows(
        tx,
        'answers',
        ANSWER,
        rows.map((row) => ({ ...row, status: 'accepted' })),
        sql`on conflict do nothing`,
      ),
  }),
  importReceiver({
    kind: 'acceptanceDates',
    receive: (tx, rows) =>
      tx.execute(sql`
        update answers a set date_accepted = given.date_accepted,
          accept_user_id = (select insert_user_id from discussions d where d.discussion_id = a.discussion_id)
        from ${recordset({ comment_id: 'int', date_accepted: 'timestamptz' }, rows)}
        where a.comment_id = given.comment_id`),
  }),
];
