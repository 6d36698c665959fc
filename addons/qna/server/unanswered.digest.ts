import { type DigestPart, discussionPath, sql, visibleCategories } from '@parley/addon-api';
import { UNANSWERED } from './question-status.ts';

interface Row {
  discussion_id: number;
  name: string;
  category_id: number;
}

/** Questions of others that nobody has answered yet. */
export const unansweredPart: DigestPart = {
  name: 'unanswered',
  position: 30,
  label: (t) => t('Questions that wait for an answer'),
  isUsual: true,
  find: async (reader, { since, limit }) => {
    const visible = await visibleCategories(reader);
    const rows = await reader.db.rows<Row>(sql`
      select discussion_id, name, category_id from discussions d
      where status_id = ${UNANSWERED} and date_last_comment > ${since} and type = 'question' and date_held is null
        and date_removed is null and date_closed is null and insert_user_id <> ${reader.viewer.userID}
        and category_id = any(${visible.ids})
      order by date_last_comment desc, discussion_id desc limit ${sql.integer(limit)}`);
    return rows.map((row) => ({
      key: `discussion ${row.discussion_id}`,
      title: row.name,
      path: discussionPath({ discussionID: row.discussion_id, name: row.name }),
      about: visible.tree.byID.get(row.category_id)?.name ?? '',
    }));
  },
};
