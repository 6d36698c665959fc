import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';

const commentCounts: Sql = sql`
  select d.discussion_id, count(c.comment_id)::int as count
  from discussions d
  left join comments c on c.discussion_id = d.discussion_id and c.date_held is null
  group by d.discussion_id`;

export const discussionRecounts: Recount[] = [
  {
    name: 'discussions.count_comments',
    run: async (db, isDryRun) => {
      if (!isDryRun) {
        return db.execute(sql`
          update discussions d set count_comments = counted.count
          from (${commentCounts}) counted
          where d.discussion_id = counted.discussion_id and d.count_comments <> counted.count`);
      }
      const row = await db.row<{ count: number }>(sql`
        select count(*) as count from discussions d join (${commentCounts}) counted using (discussion_id)
        where d.count_comments <> counted.count`);
      return row?.count ?? 0;
    },
  },
];
