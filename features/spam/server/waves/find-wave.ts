// What a wave is: accounts with a post that has the trait, none of whom wrote anything before it began. Those who look after
// posts and those who are trusted are never among them. Taken away is all they wrote since.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { WaveFilters } from '../../spam-waves.contract.ts';
import { waveError } from '../../spam-waves.contract.ts';
import { similarPosts } from '../prints/similar-posts.ts';

const MOST_ACCOUNTS = 5000;
const MOST_SIMILAR = 20_000;
const DECIDES: ReadonlySet<string> = new Set(['community.moderate', 'posts.moderate', 'site.manage']);

export interface FoundWave {
  userIDs: number[];
  countPosts: number;
  countSpared: number;
}

export async function findWave(ctx: RequestContext, filters: WaveFilters): Promise<FoundWave> {
  if (filters.addressRange === undefined && filters.similarTo === undefined) throw waveError('wave.noTrait');
  const candidates = await candidatesOf(ctx, filters);
  const userIDs = await thoseWhoCame(ctx, candidates, filters);
  if (userIDs.length > MOST_ACCOUNTS) throw waveError('wave.tooLarge');
  const row = await ctx.db.row<{ count: number }>(sql`
    select count(*)::int as count from (${postsOf(userIDs, filters)}) posts`);
  return { userIDs, countPosts: row?.count ?? 0, countSpared: candidates.length - userIDs.length };
}

/** With a post of that trait; of an address range also those who only registered. */
async function candidatesOf(ctx: RequestContext, filters: WaveFilters): Promise<number[]> {
  const { since, until = ctx.now.toISOString(), addressRange, similarTo } = filters;
  const within = (date: Sql) => sql`${date} >= ${since} and ${date} <= ${until}`;
  const inRange = (address: Sql) => addressRange !== undefined && sql`${address} <<= ${addressRange}::inet`;
  const similar = similarTo && (await authorsOfSimilar(ctx, filters));
  const rows = await ctx.db.rows<{ user_id: number }>(sql`
    select distinct user_id from post_prints p
    where ${sql.and([within(sql.raw('p.date_inserted')), inRange(sql.raw('p.ip_address')), similar && sql`p.user_id = any(${similar})`])}
    ${
      similar
        ? sql.raw('')
        : sql`union select user_id from users u
          where ${sql.and([within(sql.raw('u.date_inserted')), inRange(sql.raw('u.insert_ip_address'))])}`
    }
    limit ${sql.integer(2 * MOST_ACCOUNTS)}`);
  return rows.map((row) => row.user_id);
}

async function authorsOfSimilar(ctx: RequestContext, { since, similarTo }: WaveFilters): Promise<number[]> {
  const sample = await ctx.db.row<{ signature: number[] }>(sql`
    select signature from post_prints
    where record_type = ${similarTo?.recordType ?? ''} and record_id = ${similarTo?.recordID ?? 0}`);
  if (!sample || sample.signature.length === 0) throw waveError('wave.unknownPost');
  const posts = await similarPosts(ctx, sample.signature, { since: new Date(since), most: MOST_SIMILAR });
  return [...new Set(posts.map((post) => post.user_id))];
}

async function thoseWhoCame(
  ctx: RequestContext,
  candidates: readonly number[],
  { since }: WaveFilters,
): Promise<number[]> {
  const { grantsByRole } = await ctx.site.roleRegistry();
  const staffRoles = [...grantsByRole]
    .filter(([, grants]) => grants.some(({ permission }) => DECIDES.has(permission)))
    .map(([roleID]) => roleID);
  const rows = await ctx.db.rows<{ user_id: number }>(sql`
    select user_id from users u
    where user_id = any(${[...candidates]}) and user_id <> ${ctx.viewer.userID} and date_deleted is null and admin = 0
      and not bypass_spam
      and not exists (select from user_roles r where r.user_id = u.user_id and r.role_id = any(${staffRoles}))
      and not exists (
        select from discussions d where d.insert_user_id = u.user_id and d.date_inserted < ${since})
      and not exists (
        select from comments c where c.insert_user_id = u.user_id and c.date_inserted < ${since})
    order by user_id`);
  return rows.map((row) => row.user_id);
}

/** All they wrote since it began. */
export function postsOf(userIDs: readonly number[], { since }: WaveFilters): Sql {
  return sql`
    select 'discussion' as record_type, discussion_id as record_id from discussions
    where insert_user_id = any(${[...userIDs]}) and date_inserted >= ${since} and date_removed is null
    union all
    select 'comment', comment_id from comments
    where insert_user_id = any(${[...userIDs]}) and date_inserted >= ${since} and date_tombstoned is null`;
}
