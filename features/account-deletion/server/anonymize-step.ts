// The name goes out of what others wrote, one post at a time.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { anonymizePost, mentioningPosts } from '../../user-mentions/server/anonymize-mentions.ts';
import { FROM_THE_BEGINNING, MOST_LEFT, type RemovalStep } from './removal-step.ts';

const LIST = 500;

export const anonymizeMentions: RemovalStep = {
  name: 'mentions',
  left: (userID) => sql`
    select count(*) from (select from user_mentions where user_id = ${userID} limit ${sql.integer(MOST_LEFT + 1)}) counted`,
  run: async (ctx, userID, _after, turn) => {
    const name = await nameOf(ctx.db, userID);
    const posts = await mentioningPosts(ctx.db, userID, LIST);
    for (const post of posts) {
      if (turn.isOver) return FROM_THE_BEGINNING;
      await anonymizePost(ctx, post, userID, name);
      turn.worked();
    }
    return posts.length < LIST ? undefined : FROM_THE_BEGINNING;
  },
};

/** A post that was drawn again since the account went has no link that tells it. */
async function nameOf(db: Queryable, userID: number): Promise<string | undefined> {
  const row = await db.row<{ name: string | null }>(
    sql`select name from account_removals where user_id = ${userID}`,
  );
  return row?.name ?? undefined;
}
