import { type RequestContext, type SiteTotal, type Sql, sql, visibleCategoryIDs } from '@parley/addon-api';
import { ACCEPTED } from './question-status.ts';

async function countQuestions(ctx: RequestContext, condition: Sql): Promise<number> {
  const row = await ctx.db.row<{ count: number }>(sql`
    select count(*) as count from discussions
    where type = 'question' and date_held is null and category_id = any(${await visibleCategoryIDs(ctx)})
      and ${condition}`);
  return row?.count ?? 0;
}

export const questionTotals: SiteTotal[] = [
  {
    name: 'question',
    words: ({ t }) => ({ label: t('Questions'), iconName: 'circle-help' }),
    isUsual: true,
    count: (ctx) => countQuestions(ctx, sql`true`),
    isFiltered: true,
  },
  { name: 'accepted', count: (ctx) => countQuestions(ctx, sql`status_id = ${ACCEPTED}`), isFiltered: true },
];
