// Members' counts by category against their posts. What is wrong is set right by one more change, so nobody is waited for:
// the numbers and what they count are of the same moment.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Recount } from '../../../../platform/server/feature/operations.ts';
import { inBatches, type OfRows } from '../../../../platform/server/feature/recount.ts';

const wrong = (of: OfRows) => sql`
  select user_id, category_id, target_category_id, is_held, source,
    sum(discussions) as discussions, sum(comments) as comments, sum(points) as points
  from (
    select user_id, category_id, target_category_id, is_held, source, discussions, comments, points
    from standing_post_counts where ${of('user_id')}
    union all
    select user_id, category_id, target_category_id, is_held, source, -discussions, -comments, -points
    from member_post_counts where ${of('user_id')}
    union all
    select user_id, category_id, target_category_id, is_held, source, -discussions, -comments, -points
    from member_post_count_changes where ${of('user_id')}
  ) both_sides
  group by 1, 2, 3, 4, 5
  having sum(discussions) <> 0 or sum(comments) <> 0 or sum(points) <> 0`;

export const memberCountsRecount: Recount = {
  name: 'members.posts_by_category',
  title: ({ t }) => t('Posts of members by category'),
  run: (db, isDryRun) =>
    inBatches(db, isDryRun, { wrong, id: 'user_id' }, async (tx, ids) => {
      // Of two who repair, the later one finds nothing left.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('recount of members posts', 0))`);
      return tx.execute(sql`
        insert into member_post_count_changes (
          user_id, category_id, target_category_id, is_held, source, discussions, comments, points)
        ${wrong((column) => sql`${sql.raw(column)} = any(${ids})`)}`);
    }),
};
