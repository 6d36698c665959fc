// Who is writing a comment at the moment: noted every few seconds while somebody types, and over by itself.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { Writers } from '../live-replies.contract.ts';

/** So long after they last said so. */
const SECONDS = 8;
const MOST_NAMED = 3;

/** Of its own: pages of the discussion do not depend on it. */
export const writersTag = (discussionID: number) => `comment-writers:${discussionID}`;

/** At most once every few seconds, whatever a browser sends. */
export async function noteWriting(ctx: RequestContext, discussionID: number): Promise<void> {
  await ctx.write(async (w) => {
    const noted = await w.db.execute(sql`
      insert into comment_writers (discussion_id, user_id, date_updated)
      values (${discussionID}, ${ctx.viewer.userID}, now())
      on conflict (discussion_id, user_id) do update set date_updated = now()
      where comment_writers.date_updated < now() - interval '2 seconds'`);
    if (noted > 0) await w.invalidate([writersTag(discussionID)]);
  });
}

/** Undefined: nobody. Whose comment stands there, or waits, writes no more; posting one deletes nothing for it. */
export async function writersOf(ctx: RequestContext, discussionID: number): Promise<Writers | undefined> {
  const rows = await ctx.db.rows<{ user_id: number; date_updated: string }>(sql`
    select user_id, date_updated from comment_writers
    where discussion_id = ${discussionID} and date_updated > now() - make_interval(secs => ${SECONDS})
      and not exists (
        select from comments c where c.discussion_id = comment_writers.discussion_id
          and c.insert_user_id = comment_writers.user_id and c.date_inserted >= comment_writers.date_updated)
    order by date_updated desc limit ${sql.integer(MOST_NAMED)}`);
  const [latest] = rows;
  if (!latest) return undefined;
  const people = await userFragments(
    ctx,
    rows.map((row) => row.user_id),
  );
  return {
    people: rows.flatMap(({ user_id }) => {
      const person = people.get(user_id);
      return person ? [{ userID: person.userID, name: person.name }] : [];
    }),
    date: latest.date_updated,
  };
}
