// Who is here: members from the front of an index, as many as are asked for; how many there are is counted up to an
// end, and twice a minute at most in each process, however many ask.
import { type RequestContext, type Site, type Sql, sql, userFragments } from '@parley/addon-api';
import type { OnlineNow } from '../online.contract.ts';
import { onlineConfig } from './online.config.ts';

const MOST_COUNTED = 10_000;
const COUNTED_FOR_MS = 30_000;
/** Some of the first may be private or banned: they are left out of what is listed. */
const SPARE = 20;

export interface OnlineCounts {
  members: number;
  guests: number;
}

const isHere = (ctx: RequestContext, discussionID: number | undefined): Sql => sql`
  date_seen > now() - make_interval(mins => ${ctx.setting(onlineConfig.minutes)})
  ${discussionID === undefined ? sql.empty : sql`and discussion_id = ${discussionID} and discussion_id <> 0`}`;

async function readCounts(ctx: RequestContext, discussionID: number | undefined): Promise<OnlineCounts> {
  const row = await ctx.db.row<OnlineCounts>(sql`
    select count(user_id)::int as members, (count(*) - count(user_id))::int as guests from (
      select user_id from online_visitors where ${isHere(ctx, discussionID)}
      order by date_seen desc limit ${sql.integer(MOST_COUNTED)}
    ) here`);
  return row ?? { members: 0, guests: 0 };
}

interface Counted {
  until: number;
  counts: Promise<OnlineCounts>;
}

/** By discussion; 0: anywhere. */
const counted = new WeakMap<Site, Map<number, Counted>>();
const MOST_REMEMBERED = 1000;

export function countOnline(ctx: RequestContext, discussionID?: number): Promise<OnlineCounts> {
  const ofSite = counted.get(ctx.site) ?? new Map<number, Counted>();
  counted.set(ctx.site, ofSite);
  const known = ofSite.get(discussionID ?? 0);
  if (known && known.until > Date.now()) return known.counts;
  if (ofSite.size >= MOST_REMEMBERED) ofSite.clear();
  const counts = readCounts(ctx, discussionID);
  ofSite.set(discussionID ?? 0, { until: Date.now() + COUNTED_FOR_MS, counts });
  counts.catch(() => ofSite.delete(discussionID ?? 0));
  return counts;
}

/** The viewer sees the discussion that is asked for: whoever calls has looked. */
export async function findOnline(
  ctx: RequestContext,
  { discussionID, limit }: { discussionID: number | undefined; limit: number },
): Promise<OnlineNow> {
  const rows = await ctx.db.rows<{ user_id: number; date_seen: string }>(sql`
    select here.user_id, here.date_seen from (
      select user_id, date_seen, visitor from online_visitors
      where ${isHere(ctx, discussionID)}
        and user_id is not null and (user_id is null) = false
      order by date_seen desc, visitor limit ${sql.integer(2 * limit + SPARE)}
    ) here join users u on u.user_id = here.user_id
    where u.date_deleted is null and u.admin < 2 and u.banned = 0 and not u.is_private
      and not exists (select from online_hidden h where h.user_id = here.user_id)
    order by here.date_seen desc, here.visitor limit ${sql.integer(limit)}`);
  const people = await userFragments(
    ctx,
    rows.map((row) => row.user_id),
  );
  const { members, guests } = await countOnline(ctx, discussionID);
  return {
    countMembers: members,
    countGuests: guests,
    members: rows.flatMap(({ user_id, date_seen: dateSeen }) => {
      const user = people.get(user_id);
      return user ? [{ user, dateSeen }] : [];
    }),
  };
}
