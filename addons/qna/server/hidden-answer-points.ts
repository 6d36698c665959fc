// Points for answers in categories that the viewer does not see: they do not learn of them.
import { type HiddenPosts, sql, visibleCategories } from '@parley/addon-api';
import { qnaConfig } from './qna.config.ts';

export const hiddenAnswerPoints: HiddenPosts = async (ctx, userIDs) => {
  const visible = await visibleCategories(ctx);
  if (visible.isAll || !ctx.setting(qnaConfig.givesPoints)) return undefined;
  return sql`
    select c.insert_user_id as user_id, 0 as discussions, 0 as comments,
      (count(*) + count(*) filter (where a.status = 'accepted'))::int as points
    from comments c join discussions d using (discussion_id) left join answers a using (comment_id)
    where d.type = 'question' and c.insert_user_id <> d.insert_user_id and not d.category_id = any(${visible.ids})
      ${userIDs ? sql`and c.insert_user_id = any(${userIDs})` : sql.empty}
    group by 1`;
};
