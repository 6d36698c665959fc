import { sql } from '../../../platform/server/db/sql.ts';
import type { MemberCount } from '../../../platform/server/feature/operations.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { leadsNowhere } from '../../categories/server/hidden-redirects.ts';

/** How much they wrote, without what stands where they may not look any more. */
export const discussionCounts: MemberCount[] = [
  {
    name: 'Discussions',
    select: async (ctx) => {
      const visible = await visibleCategories(ctx);
      return sql`(
        select greatest(0, u.count_discussions - (
          select count(*) from discussions d
          where d.insert_user_id = u.user_id and d.date_held is null
            and (d.category_id <> all(${visible.ids}) or ${leadsNowhere(visible)})))::int
        from users u where u.user_id = ${ctx.viewer.userID})`;
    },
  },
];
