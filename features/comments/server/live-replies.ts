// Whoever reads a thread is told what was written meanwhile.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { LiveTopic } from '../../../platform/server/live/live-topic.ts';
import { isNotGoing } from '../../discussions/server/deleting/comments-going.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { RepliesState } from '../live-replies.contract.ts';
import { writersOf, writersTag } from './comment.writers.ts';

const NEWEST = 5;

export const discussionTopic: LiveTopic = {
  name: 'discussion',
  tags: (discussionID) => [cacheTag.discussion(discussionID), writersTag(discussionID)],
  read: async (ctx, discussionID): Promise<RepliesState> => {
    const { count_comments } = await requireDiscussion(ctx, discussionID);
    const rows = await ctx.db.rows<{ comment_id: number; number: number; insert_user_id: number }>(sql`
      select comment_id, number, insert_user_id from comments c
      where discussion_id = ${discussionID} and date_held is null and date_tombstoned is null and ${isNotGoing('c')}
      order by date_inserted desc, comment_id desc limit ${sql.raw(String(NEWEST))}`);
    const writers = await writersOf(ctx, discussionID);
    const people = await userFragments(
      ctx,
      rows.map((row) => row.insert_user_id),
    );
    return {
      countComments: count_comments,
      ...(writers && { writers }),
      latest: rows.map(({ comment_id, number, insert_user_id }) => {
        const { userID = 0, name = '', photoUrl = '' } = people.get(insert_user_id) ?? {};
        return { commentID: comment_id, number, insertUser: { userID, name, photoUrl } };
      }),
    };
  },
};
