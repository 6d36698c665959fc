// The secret address of a calendar: whoever knows it reads what its owner may see. Only its hash is stored.
import { createHash, randomBytes } from 'node:crypto';
import { type RequestContext, type Route, route, sql } from '@parley/addon-api';
import { feedPath } from '../event.address.ts';
import { deleteCalendarFeed, getCalendarFeed, postCalendarFeed } from '../event-participants.contract.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export async function ownerOfFeed(
  { db }: Pick<RequestContext, 'db'>,
  token: string,
): Promise<number | undefined> {
  const row = await db.row<{ user_id: number }>(sql`
    select user_id from calendar_feeds where token_hash = ${hashOf(token)}`);
  return row?.user_id;
}

export const feedRoutes: Route[] = [
  route(getCalendarFeed, async (ctx) => {
    const row = await ctx.db.row(sql`select from calendar_feeds where user_id = ${ctx.viewer.userID}`);
    return { hasFeed: row !== undefined, url: null };
  }),
  route(postCalendarFeed, async (ctx) => {
    const token = randomBytes(24).toString('base64url');
    const { userID } = ctx.viewer;
    return ctx.write(async (w) => {
      await w.db.execute(sql`
        insert into calendar_feeds (user_id, token_hash) values (${userID}, ${hashOf(token)})
        on conflict (user_id) do update set token_hash = excluded.token_hash, date_inserted = now()`);
      return { hasFeed: true, url: ctx.url(feedPath(token)) };
    });
  }),
  route(deleteCalendarFeed, async (ctx) => {
    await ctx.write(async (w) => {
      await w.db.execute(sql`delete from calendar_feeds where user_id = ${ctx.viewer.userID}`);
    });
    return undefined;
  }),
];
