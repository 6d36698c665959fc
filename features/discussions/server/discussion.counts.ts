import { sql } from '../../../platform/server/db/sql.ts';
import type { MemberCount } from '../../../platform/server/feature/operations.ts';
import { hiddenDiscussionCount } from './member-counts/hidden-post-counts.ts';
import { countUnreadDiscussions } from './reading/unread-discussions.ts';

/** How much they wrote, without what stands where they may not look any more. */
export const discussionCounts: MemberCount[] = [
  {
    name: 'Discussions',
    select: async (ctx) => sql`(
      select greatest(0, u.count_discussions - ${await hiddenDiscussionCount(ctx, ctx.viewer.userID)})
      from users u where u.user_id = ${ctx.viewer.userID})`,
  },
  { name: 'UnreadDiscussions', select: countUnreadDiscussions },
];
