// What would go, counted before anybody decides.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { countPersonalRows } from './personal-tables.ts';

interface Counts {
  discussions: number;
  comments: number;
  comments_by_others: number;
  reactions: number;
  media: number;
  mentions: number;
}

export async function deletionPreview(ctx: RequestContext, userID: number) {
  const [account, counts] = await Promise.all([
    countPersonalRows(ctx.db, userID),
    ctx.db.row<Counts>(sql`
      select
        (select count(*) from discussions where insert_user_id = ${userID}) as discussions,
        (select count(*) from comments where insert_user_id = ${userID} and date_tombstoned is null) as comments,
        (select count(*) from comments c join discussions d using (discussion_id)
          where d.insert_user_id = ${userID} and c.insert_user_id <> ${userID}) as comments_by_others,
        (select count(*) from reactions where user_id = ${userID}) as reactions,
        (select count(*) from media where insert_user_id = ${userID}) as media,
        (select count(*) from user_mentions where user_id = ${userID}) as mentions`),
  ]);
  return {
    account,
    content: { countDiscussions: counts?.discussions ?? 0, countComments: counts?.comments ?? 0 },
    countCommentsByOthers: counts?.comments_by_others ?? 0,
    countReactions: counts?.reactions ?? 0,
    countMedia: counts?.media ?? 0,
    countMentions: counts?.mentions ?? 0,
  };
}
