// Adding, changing and giving ranks: one transaction each. What members may do follows at once.
import { isDeepStrictEqual } from 'node:util';
import {
  cacheTag,
  notFound,
  type RequestContext,
  recordAct,
  sql,
  type WriteContext,
} from '@parley/addon-api';
import { type Rank, rankError } from '../ranks.contract.ts';
import { rankAdded, rankChanged, rankGiven } from '../ranks.events.ts';
import { rankActs } from './rank.acts.ts';
import { presentRank, rankOf, requireRank, seenByMembersOf } from './rank.rows.ts';

export type Written = Omit<Rank, 'rankID'>;

const MOST_RANKS = 100;
export const STALE = { invalidates: [cacheTag.roles, cacheTag.users] };

export async function lockRanks(w: WriteContext): Promise<void> {
  await w.db.execute(sql`lock table ranks in share row exclusive mode`);
}

/** By whoever locked them. */
export async function requireFreeLevel(w: WriteContext, level: number, rankID = 0): Promise<void> {
  const taken = await w.db.row(sql`
    select from ranks where level = ${level} and rank_id <> ${rankID} and date_deleted is null`);
  if (taken) throw rankError('rank.levelTaken');
}

/** By whoever locked them. */
export async function requireFewer(w: WriteContext): Promise<void> {
  const known = await w.db.row<{ count: number }>(sql`
    select count(*)::int as count from ranks where date_deleted is null`);
  if ((known?.count ?? 0) >= MOST_RANKS) throw rankError('rank.tooMany');
}

async function requirePossible(
  w: WriteContext,
  { level, criteria, abilities }: Written,
  rankID = 0,
): Promise<void> {
  await requireFreeLevel(w, level, rankID);
  const roleIDs = [criteria.roleID, abilities.roleID].filter((each) => each !== undefined);
  for (const roleID of roleIDs) await requireRole(w, roleID);
}

async function requireRole(w: WriteContext, roleID: number): Promise<void> {
  const role = await w.db.row(sql`select from roles where role_id = ${roleID} for key share`);
  if (!role) throw rankError('rank.roleUnknown');
}

function columnsOf({ criteria, abilities: { roleID, ...abilities } }: Written) {
  return {
    points: criteria.points ?? 0,
    posts: criteria.posts ?? 0,
    time: criteria.time ?? null,
    roleID: criteria.roleID ?? null,
    permission: criteria.permission ?? null,
    isManual: criteria.manual ?? false,
    abilities: JSON.stringify(abilities),
    grantedRoleID: roleID ?? null,
  };
}

/** What the log says of it: numbers and states, no words. */
const statesOf = ({ level, cssClass, criteria, abilities }: Written) => ({
  ...{ level, cssClass, criteria, abilities },
});

export async function addRank(ctx: RequestContext, rank: Written): Promise<number> {
  const { points, posts, time, roleID, permission, isManual, abilities, grantedRoleID } = columnsOf(rank);
  return ctx.write(async (w) => {
    await lockRanks(w);
    await requirePossible(w, rank);
    await requireFewer(w);
    const row = await w.db.row<{ rank_id: number }>(sql`
      insert into ranks (name, user_title, level, css_class, notification_body, min_points, min_posts, min_time, time_text,
        role_id, permission, is_manual, abilities, granted_role_id)
      values (${rank.name}, ${rank.userTitle}, ${rank.level}, ${rank.cssClass}, ${rank.notificationBody}, ${points}, ${posts},
        ${time}::text::interval, ${time}, ${roleID}, ${permission}, ${isManual}, ${abilities}::jsonb,
        ${grantedRoleID})
      returning rank_id`);
    const rankID = row?.rank_id ?? 0;
    await recordAct(w, rankActs.added, { recordID: rankID, after: statesOf(rank) });
    await w.announce(rankAdded, { rankID, userID: ctx.viewer.userID }, STALE);
    return rankID;
  });
}

export async function changeRank(
  ctx: RequestContext,
  rankID: number,
  change: Partial<Written>,
): Promise<void> {
  await ctx.write(async (w) => {
    await lockRanks(w);
    const { rankID: _, ...was } = presentRank(await requireRank(w, rankID));
    const is = await storeRank(w, rankID, { ...was, ...change });
    if (isDeepStrictEqual(was, is)) return;
    await recordAct(w, rankActs.changed, {
      recordID: rankID,
      before: statesOf(was),
      after: statesOf(is),
      undo: { was, is },
    });
    await w.announce(rankChanged, { rankID, userID: w.viewer.userID }, STALE);
  });
}

/** By whoever locked them. Answers it as it is stored. */
export async function storeRank(w: WriteContext, rankID: number, rank: Written): Promise<Written> {
  const { points, posts, time, roleID, permission, isManual, abilities, grantedRoleID } = columnsOf(rank);
  await requirePossible(w, rank, rankID);
  const row = await w.db.row(sql`
    update ranks set name = ${rank.name}, user_title = ${rank.userTitle}, level = ${rank.level},
      css_class = ${rank.cssClass}, notification_body = ${rank.notificationBody}, permission = ${permission},
      min_points = ${points}, min_posts = ${posts}, min_time = ${time}::text::interval, time_text = ${time},
      role_id = ${roleID}, is_manual = ${isManual}, abilities = ${abilities}::jsonb,
      granted_role_id = ${grantedRoleID}
    where rank_id = ${rankID} and date_deleted is null returning rank_id`);
  if (!row) throw notFound('Rank');
  const { rankID: _, ...stored } = presentRank(await requireRank(w, rankID));
  return stored;
}

/** Answers the one that is theirs then. */
export async function giveRank(
  ctx: RequestContext,
  memberID: number,
  rankID: number | null,
): Promise<number | null> {
  return ctx.write(async (w) => {
    const was = await givenRank(w, memberID);
    await storeGiven(w, memberID, rankID);
    if (was !== rankID)
      await recordAct(w, rankID === null ? rankActs.taken : rankActs.given, {
        recordID: rankID ?? was ?? 0,
        recordUserID: memberID,
        before: { rankID: was },
        after: { rankID },
        undo: { memberID, was, is: rankID },
      });
    const held = await w.db.row<{ rank_id: number }>(rankOf(sql`${memberID}::int`, await seenByMembersOf(w)));
    return held?.rank_id ?? null;
  });
}

/** The one that they have by hand. */
export async function givenRank(w: WriteContext, memberID: number): Promise<number | null> {
  const row = await w.db.row<{ rank_id: number }>(sql`
    select rank_id from rank_members join ranks r using (rank_id)
    where user_id = ${memberID} and r.date_deleted is null for update of rank_members`);
  return row?.rank_id ?? null;
}

export async function storeGiven(w: WriteContext, memberID: number, rankID: number | null): Promise<void> {
  if (rankID === null) await w.db.execute(sql`delete from rank_members where user_id = ${memberID}`);
  else {
    const given = await w.db.row(sql`
      insert into rank_members (user_id, rank_id)
      select ${memberID}::int, rank_id from ranks where rank_id = ${rankID} and date_deleted is null for key share
      on conflict (user_id) do update set rank_id = excluded.rank_id, date_inserted = now() returning rank_id`);
    if (!given) throw rankError('rank.unknown');
  }
  const payload = { memberID, rankID, userID: w.viewer.userID };
  await w.announce(rankGiven, payload, { invalidates: [cacheTag.user(memberID)] });
}
