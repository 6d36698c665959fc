// The name goes out of what others wrote, one post at a time.
import { sql } from '../../../platform/server/db/sql.ts';
import { anonymizePost, mentioningPosts } from '../../user-mentions/server/anonymize-mentions.ts';
import { FROM_THE_BEGINNING, type RemovalStep } from './removal-step.ts';

const LIST = 500;

export const anonymizeMentions: RemovalStep = {
  name: 'mentions',
  left: (userID) => sql`select count(*) from user_mentions where user_id = ${userID}`,
  run: async (ctx, userID, _after, turn) => {
    const posts = await mentioningPosts(ctx.db, userID, LIST);
    for (const post of posts) {
      if (turn.isOver) return FROM_THE_BEGINNING;
      await anonymizePost(ctx, post, userID);
      turn.worked();
    }
    return posts.length < LIST ? undefined : FROM_THE_BEGINNING;
  },
};
