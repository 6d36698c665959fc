// Points for answers in categories that the viewer does not see, or that moderators hold back: they do not learn of them.
// What was never seen brought none yet.
import { type HiddenPosts, sql, visibleCategories } from '@parley/addon-api';
import { qnaConfig } from './qna.config.ts';

export const hiddenAnswerPoints: HiddenPosts = async (ctx, userIDs) => {
  const visible = await visibleCategories(ctx);
  if (!ctx.setting(qnaConfig.givesPoints)) return undefined;
  return sql`
    select c.insert_user_id as user_id, 0 as discussions, 0 as comments,
      (count(*) + count(*) filter (where a.status = 'accepted'))::int as points
    from comments c join discussions d using (discussion_id) left join answers a using (comment_id)
    where d.type = 'question' and c.insert_user_id <> d.insert_user_id and not c.is_unpublished
      and (not d.category_id = any(${visible.ids})
        or ((d.date_held is not null or c.date_held is not null) and d.date_removed is null))
      ${userIDs ? sql`and c.insert_user_id = any(${userIDs})` : sql.empty}
    group by 1`;
};
