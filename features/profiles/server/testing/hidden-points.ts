// A stand-in for an add-on that counts something of members.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import { hiddenPosts } from '../../../users/server/counts/user.seen-counts.ts';

/** Of everybody's points, five are known to moderators alone. */
export const hiddenPoints: Feature = {
  name: 'hidden-points',
  extensions: [
    hiddenPosts.add((ctx, userIDs) => {
      if (ctx.can('community.moderate')) return Promise.resolve(undefined);
      return Promise.resolve(sql`
        select user_id, 0 as discussions, 0 as comments, 5 as points from users
        where ${userIDs ? sql`user_id = any(${userIDs})` : sql`true`}`);
    }),
  ],
};
