// `attributes.poll` of discussions in lists: nothing that changes with a vote, so that votes leave lists as they are.
import { type RequestContext, sql, type TypedDiscussion } from '@parley/addon-api';
import type { PollAttributes } from '../polls.contract.ts';

export async function pollAttributes(
  ctx: RequestContext,
  discussions: readonly TypedDiscussion[],
): Promise<Map<number, { poll: PollAttributes }>> {
  const rows = await ctx.db.rows<{ discussion_id: number; poll_id: number; date_closes: string | null }>(sql`
    select discussion_id, poll_id, date_closes from polls
    where discussion_id = any(${discussions.map((each) => each.discussionID)})`);
  return new Map(
    rows.map((row) => [row.discussion_id, { poll: { pollID: row.poll_id, dateCloses: row.date_closes } }]),
  );
}
