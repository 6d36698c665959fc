import { sql } from '../../../platform/server/db/sql.ts';
import { recountOf } from '../../../platform/server/feature/recount.ts';

export const discussionRecounts = [
  recountOf({
    name: 'discussions.count_comments',
    title: ({ t }) => t('Comments in discussions'),
    table: 'discussions',
    idColumn: 'discussion_id',
    wrong: (of) => sql`
      select d.discussion_id, coalesce(counted.count, 0) as count
      from discussions d
      left join (
        select discussion_id, count(*)::int as count from comments
        where date_held is null and ${of('discussion_id')} group by 1
      ) counted using (discussion_id)
      where d.count_comments <> coalesce(counted.count, 0) and ${of('d.discussion_id')}`,
    set: sql`count_comments = wrong.count`,
  }),
];
