import { visibleCategoryIDs } from '../../../features/categories/server/category.policy.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { SiteTotal } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { ACCEPTED } from './question-status.ts';

async function countQuestions(ctx: RequestContext, condition: Sql): Promise<number> {
  const row = await ctx.db.row<{ count: number }>(sql`
    select count(*) as count from discussions
    where type = 'question' and date_held is null and category_id = any(${await visibleCategoryIDs(ctx)})
      and ${condition}`);
  return row?.count ?? 0;
}

export const questionTotals: SiteTotal[] = [
  { name: 'question', count: (ctx) => countQuestions(ctx, sql`true`), isFiltered: true },
  { name: 'accepted', count: (ctx) => countQuestions(ctx, sql`status_id = ${ACCEPTED}`), isFiltered: true },
];
