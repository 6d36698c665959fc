// The end of a poll by its date. Votes are refused from that moment on whether this job has run or not.
import { cacheTag, makeContext, type Site, sql, systemViewer } from '@parley/addon-api';
import { pollClosed } from '../polls.events.ts';

export const CLOSE_POLL_JOB = 'close-poll';

export const closingKey = (pollID: number) => `${CLOSE_POLL_JOB}:${pollID}`;

/** Once for each date, however often it runs; a date that was moved has a job of its own. */
export async function closePoll(site: Site, payload: Record<string, unknown>): Promise<void> {
  const pollID = Number(payload.pollID);
  const ctx = await makeContext(site, systemViewer());
  await ctx.write(async (w) => {
    const closed = await w.db.row<{ discussion_id: number }>(sql`
      update polls set date_close_announced = date_closes
      where poll_id = ${pollID} and date_closes <= now() and date_close_announced is distinct from date_closes
      returning discussion_id`);
    if (!closed) return;
    const { discussion_id: discussionID } = closed;
    await w.announce(
      pollClosed,
      { pollID, discussionID },
      { invalidates: [cacheTag.discussion(discussionID)] },
    );
  });
}
