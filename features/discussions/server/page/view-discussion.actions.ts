// Somebody is reading a discussion: it is counted, and for a member marked read.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { requireDiscussion } from '../discussion.policy.ts';
import { isBot, viewCounter } from './view-counter.ts';

/** `lastNumberRead`: the number of the last comment that was on the page; 0 without any. */
export async function viewDiscussion(
  ctx: RequestContext,
  discussionID: number,
  lastNumberRead: number | undefined,
): Promise<void> {
  const discussion = await requireDiscussion(ctx, discussionID);
  if (!isBot(ctx.userAgent)) viewCounter(ctx.site).add(discussion.discussion_id);
  if (ctx.viewer.isGuest) return;
  const lastNumber = discussion.next_comment_number - 1;
  await markRead(ctx, {
    discussionID: discussion.discussion_id,
    countComments: discussion.count_comments,
    lastNumber,
    numberRead: lastNumberRead ?? lastNumber,
  });
}

interface Reading {
  discussionID: number;
  countComments: number;
  /** The number of the newest comment. */
  lastNumber: number;
  numberRead: number;
}

/**
 * Numbers keep gaps where comments were deleted or are held. Where there are none, a place is its number; else comments are
 * counted from the nearer end.
 */
function countUpTo({ discussionID, countComments, lastNumber, numberRead }: Reading): Sql {
  if (numberRead >= lastNumber) return sql`${countComments}::int`;
  if (countComments === lastNumber) return sql`${Math.max(0, numberRead)}::int`;
  const counted = sql`select count(*)::int from comments where discussion_id = ${discussionID} and date_held is null`;
  return numberRead <= lastNumber / 2
    ? sql`(${counted} and number <= ${numberRead})`
    : sql`(${countComments}::int - (${counted} and number > ${numberRead}))`;
}

/** Reading only ever goes forward: looking at an early page again leaves nothing unread. */
async function markRead(ctx: RequestContext, reading: Reading): Promise<void> {
  const { discussionID, lastNumber, numberRead } = reading;
  const countRead = countUpTo(reading);
  await ctx.db.execute(sql`
    insert into discussion_reads as known (user_id, discussion_id, count_comments_read, last_number_read)
    select ${ctx.viewer.userID}, discussion_id, ${countRead}, ${Math.min(numberRead, lastNumber)}::int
    from discussions where discussion_id = ${discussionID} for key share
    on conflict (user_id, discussion_id) do update set
      count_comments_read = greatest(known.count_comments_read, excluded.count_comments_read),
      last_number_read = greatest(known.last_number_read, excluded.last_number_read),
      date_last_viewed = now()`);
}
