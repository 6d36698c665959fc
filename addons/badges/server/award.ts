// Rules against what members did: who meets one and has neither the badge nor had it taken back comes to it. However often it
// is asked, and by however many at once, there is one row for each member and badge.
import { type RequestContext, sql } from '@parley/addon-api';
import { earnBadge, type Held } from './grant.actions.ts';
import { countsOf } from './statistics.ts';

interface Rule {
  badge_id: number;
  statistic: string;
  threshold: number;
}

/** Points that a badge brings may be those that another one asks for. */
const MOST_ROUNDS = 5;

export async function awardBadges(ctx: RequestContext, userIDs: readonly number[]): Promise<number> {
  let awarded = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const earned = await earnedBy(ctx, userIDs);
    for (const held of earned) if (await earnBadge(ctx, held)) awarded += 1;
    if (earned.length === 0) break;
  }
  return awarded;
}

/** What they meet the rules of, and neither have nor had. */
export async function earnedBy(ctx: RequestContext, userIDs: readonly number[]): Promise<Held[]> {
  const members = (
    await ctx.db.rows<{ user_id: number }>(sql`
      select user_id from users
      where user_id = any(${[...userIDs]}::int[]) and date_deleted is null and admin < 2 and banned = 0
      order by user_id`)
  ).map(({ user_id }) => user_id);
  if (members.length === 0) return [];
  const rules = await ctx.db.rows<Rule>(sql`
    select badge_id, statistic, threshold from badges where is_active and statistic is not null order by badge_id`);
  const known = await ctx.db.rows<{ badge_id: number; user_id: number }>(sql`
    select badge_id, user_id from badge_members where user_id = any(${members}::int[])`);
  const has = new Set(known.map(({ badge_id, user_id }) => `${badge_id}:${user_id}`));
  const open = rules
    .map((rule) => ({ rule, of: members.filter((userID) => !has.has(`${rule.badge_id}:${userID}`)) }))
    .filter(({ of }) => of.length > 0);
  const earned: Held[] = [];
  for (const statistic of new Set(open.map(({ rule }) => rule.statistic))) {
    const asked = open.filter(({ rule }) => rule.statistic === statistic);
    const counts = await countsOf(ctx, statistic, [...new Set(asked.flatMap(({ of }) => of))]);
    for (const { rule, of } of asked)
      for (const memberID of of)
        if ((counts.get(memberID) ?? 0) >= rule.threshold) earned.push({ badgeID: rule.badge_id, memberID });
  }
  return earned;
}
