// Whoever looks at a list is shown that discussions were begun meanwhile.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { LiveTopic } from '../../../platform/server/live/live-topic.ts';
import type { NewestDiscussions } from '../live-discussions.contract.ts';
import { listDiscussionIDs } from './lists/discussion.list.ts';

const NEWEST = 20;

interface Row {
  discussion_id: number;
  category_id: number;
  insert_user_id: number;
  date_inserted: string;
}

export const newDiscussionsTopic: LiveTopic = {
  name: 'newDiscussions',
  tags: (categoryID) => [categoryID === 0 ? cacheTag.allPosts : cacheTag.categoryPosts(categoryID)],
  // By the list itself: what it would leave out is no news.
  read: async (ctx, categoryID): Promise<NewestDiscussions> => {
    const { ids } = await listDiscussionIDs(ctx, {
      ...(categoryID !== 0 && { categoryID: String(categoryID) }),
      excludeHiddenCategories: categoryID === 0,
      sort: '-dateInserted',
      pinOrder: 'mixed',
      page: 1,
      limit: NEWEST,
    });
    const rows = await ctx.db.rows<Row>(sql`
      select discussion_id, category_id, insert_user_id, date_inserted from discussions
      where discussion_id = any(${ids}::int[]) order by discussion_id desc`);
    return {
      latest: rows.map((row) => ({
        discussionID: row.discussion_id,
        categoryID: row.category_id,
        insertUserID: row.insert_user_id,
        dateInserted: row.date_inserted,
      })),
    };
  },
};
