import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { DiscussionRow } from '../discussion.rows.ts';

const EVERYWHERE = 0;

// One's own: no page that others see depends on it.

/** One row, however many discussions there are. What was marked in categories before goes with all. */
export async function markAllRead(ctx: RequestContext, categoryID = EVERYWHERE): Promise<string> {
  const { userID } = ctx.viewer;
  return ctx.write(async (w) => {
    if (categoryID === EVERYWHERE)
      await w.db.execute(
        sql`delete from read_up_to where user_id = ${userID} and category_id <> ${EVERYWHERE}`,
      );
    const row = await w.db.row<{ date_read: string }>(sql`
      insert into read_up_to as known (user_id, category_id, date_read) values (${userID}, ${categoryID}, now())
      on conflict (user_id, category_id) do update set date_read = greatest(known.date_read, excluded.date_read)
      returning date_read`);
    return row?.date_read ?? '';
  });
}

/** A comment that is not there any more is a place all the same: reading goes on with the next one. */
export async function storeReadingPlace(
  ctx: RequestContext,
  { discussion_id: discussionID, next_comment_number: next }: DiscussionRow,
  number: number,
): Promise<number> {
  const place = Math.max(1, Math.min(number, next - 1));
  await ctx.write((w) =>
    w.db.execute(sql`
      insert into discussion_reads (user_id, discussion_id, place_number)
      select ${ctx.viewer.userID}, discussion_id, ${place} from discussions
      where discussion_id = ${discussionID} for key share
      on conflict (user_id, discussion_id) do update set place_number = excluded.place_number`),
  );
  return place;
}
