// Which categories the viewer follows, of those that the viewer may see.
import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';
import { visibleCategories } from './category.policy.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<typeof followedState> {}
}

export const followedState = viewerStateSlice('followedCategories', z.array(z.int()), {
  select: (userID) =>
    sql`(select coalesce(jsonb_agg(category_id), '[]') from category_follows where user_id = ${userID})`,
  seen: async (ctx, followed) => {
    const { has } = await visibleCategories(ctx);
    return followed.filter(has);
  },
});
