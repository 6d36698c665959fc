// Secret addresses of a calendar: whoever knows one reads what its owner may see, everywhere or in one place. Only their
// hashes are stored.
import { createHash, randomBytes } from 'node:crypto';
import { type RequestContext, type Route, route, sql } from '@parley/addon-api';
import { feedPath } from '../event.address.ts';
import { deleteCalendarFeed, getCalendarFeed, postCalendarFeed } from '../event-participants.contract.ts';
import { type CalendarEvent, eventError } from '../events.contract.ts';
import { requireParentCategory } from './event.parent.ts';

/** Each is a small row; nobody follows as many places. */
const MOST_FEEDS = 100;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export interface FeedOwner {
  userID: number;
  /** null: of all events. */
  categoryID: number | null;
}

export async function ownerOfFeed(
  { db }: Pick<RequestContext, 'db'>,
  token: string,
): Promise<FeedOwner | undefined> {
  const row = await db.row<{ user_id: number; category_id: number | null }>(sql`
    select user_id, category_id from calendar_feeds where token_hash = ${hashOf(token)}`);
  return row && { userID: row.user_id, categoryID: row.category_id };
}

interface GivenPlace {
  parentRecordType?: CalendarEvent['parentRecordType'] | undefined;
  parentRecordID?: number | undefined;
}

/** null: everywhere. */
async function categoryIn(
  ctx: RequestContext,
  { parentRecordType = 'category', parentRecordID }: GivenPlace,
): Promise<number | null> {
  if (parentRecordID === undefined) return null;
  return (await requireParentCategory(ctx, { parentRecordType, parentRecordID })).category_id;
}

const ofOwner = (userID: number, categoryID: number | null) => sql`
  user_id = ${userID} and category_id is not distinct from ${categoryID}::int`;

export const feedRoutes: Route[] = [
  route(getCalendarFeed, async (ctx, { query }) => {
    const categoryID = await categoryIn(ctx, query);
    const row = await ctx.db.row(
      sql`select from calendar_feeds where ${ofOwner(ctx.viewer.userID, categoryID)}`,
    );
    return { hasFeed: row !== undefined, url: null };
  }),
  route(postCalendarFeed, async (ctx, { body }) => {
    const categoryID = await categoryIn(ctx, body);
    const token = randomBytes(24).toString('base64url');
    const { userID } = ctx.viewer;
    return ctx.write(async (w) => {
      const made = await w.db.execute(sql`
        insert into calendar_feeds (user_id, category_id, token_hash)
        select ${userID}, ${categoryID}::int, ${hashOf(token)}
        where (select count(*) from calendar_feeds
          where user_id = ${userID} and category_id is distinct from ${categoryID}::int) < ${sql.integer(MOST_FEEDS)}
        on conflict (user_id, category_id)
          do update set token_hash = excluded.token_hash, date_inserted = now()`);
      if (made === 0) throw eventError('event.tooManyFeeds');
      return { hasFeed: true, url: ctx.url(feedPath(token)) };
    });
  }),
  route(deleteCalendarFeed, async (ctx, { query }) => {
    const categoryID = await categoryIn(ctx, query);
    await ctx.write(async (w) => {
      await w.db.execute(sql`delete from calendar_feeds where ${ofOwner(ctx.viewer.userID, categoryID)}`);
    });
    return undefined;
  }),
];
