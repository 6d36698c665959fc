// Who is writing at the moment: told every few seconds while somebody types, and over by itself.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import { conversationTag } from './conversation.tags.ts';

/** So long after they last said so. */
const SECONDS = 8;
const MOST_NAMED = 3;

/** For others; at most once a few seconds, whatever a browser sends. */
export async function noteWriting(ctx: RequestContext, conversationID: number): Promise<void> {
  await ctx.write(async (w) => {
    const noted = await w.db.execute(sql`
      insert into conversation_writers (conversation_id, user_id, date_updated)
      select conversation_id, user_id, now() from conversation_participants
      where conversation_id = ${conversationID} and user_id = ${ctx.viewer.userID} and date_left is null
      on conflict (conversation_id, user_id) do update set date_updated = now()
      where conversation_writers.date_updated < now() - interval '2 seconds'`);
    if (noted > 0) await w.invalidate([conversationTag(conversationID)]);
  });
}

/** What they wrote stands there. */
export async function noteWritten(w: WriteContext, conversationID: number): Promise<void> {
  await w.db.execute(sql`
    delete from conversation_writers where conversation_id = ${conversationID} and user_id = ${w.viewer.userID}`);
}

interface Writers {
  writing: string[];
  dateWriting: string | null;
}

export async function writersOf(ctx: RequestContext, conversationID: number): Promise<Writers> {
  const rows = await ctx.db.rows<{ user_id: number; date_updated: string }>(sql`
    select user_id, date_updated from conversation_writers
    where conversation_id = ${conversationID} and user_id <> ${ctx.viewer.userID}
      and date_updated > now() - make_interval(secs => ${SECONDS})
    order by date_updated desc limit ${sql.integer(MOST_NAMED)}`);
  if (rows.length === 0) return { writing: [], dateWriting: null };
  const people = await userFragments(
    ctx,
    rows.map((row) => row.user_id),
  );
  const writing = rows.flatMap((row) => people.get(row.user_id)?.name ?? []);
  return { writing, dateWriting: rows[0]?.date_updated ?? null };
}
