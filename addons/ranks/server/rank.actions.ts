// Adding, changing, deleting and giving ranks: one transaction each. What members may do follows at once.
import { cacheTag, notFound, type RequestContext, sql, type WriteContext } from '@parley/addon-api';
import { type Rank, rankError } from '../ranks.contract.ts';
import { rankAdded, rankChanged, rankDeleted, rankGiven } from '../ranks.events.ts';
import { rankOf, requireRank } from './rank.rows.ts';

type Written = Omit<Rank, 'rankID'>;

const MOST_RANKS = 100;
const STALE = { invalidates: [cacheTag.roles, cacheTag.users] };

async function requirePossible(
  w: WriteContext,
  { level, criteria, abilities }: Written,
  rankID = 0,
): Promise<void> {
  await w.db.execute(sql`lock table ranks in share row exclusive mode`);
  const taken = await w.db.row(sql`select from ranks where level = ${level} and rank_id <> ${rankID}`);
  if (taken) throw rankError('rank.levelTaken');
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

export async function addRank(ctx: RequestContext, rank: Written): Promise<number> {
  const { points, posts, time, roleID, permission, isManual, abilities, grantedRoleID } = columnsOf(rank);
  return ctx.write(async (w) => {
    await requirePossible(w, rank);
    const known = await w.db.row<{ count: number }>(sql`select count(*)::int as count from ranks`);
    if ((known?.count ?? 0) >= MOST_RANKS) throw rankError('rank.tooMany');
    const row = await w.db.row<{ rank_id: number }>(sql`
      insert into ranks (name, user_title, level, css_class, notification_body, min_points, min_posts, min_time, time_text,
        role_id, permission, is_manual, abilities, granted_role_id)
      values (${rank.name}, ${rank.userTitle}, ${rank.level}, ${rank.cssClass}, ${rank.notificationBody}, ${points}, ${posts},
        ${time}::text::interval, ${time}, ${roleID}, ${permission}, ${isManual}, ${abilities}::jsonb,
        ${grantedRoleID})
      returning rank_id`);
    const rankID = row?.rank_id ?? 0;
    await w.announce(rankAdded, { rankID, userID: ctx.viewer.userID }, STALE);
    return rankID;
  });
}

export async function changeRank(ctx: RequestContext, rankID: number, rank: Written): Promise<void> {
  const { points, posts, time, roleID, permission, isManual, abilities, grantedRoleID } = columnsOf(rank);
  await ctx.write(async (w) => {
    await requirePossible(w, rank, rankID);
    const row = await w.db.row(sql`
      update ranks set name = ${rank.name}, user_title = ${rank.userTitle}, level = ${rank.level},
        css_class = ${rank.cssClass}, notification_body = ${rank.notificationBody}, permission = ${permission},
        min_points = ${points}, min_posts = ${posts}, min_time = ${time}::text::interval, time_text = ${time},
        role_id = ${roleID}, is_manual = ${isManual}, abilities = ${abilities}::jsonb,
        granted_role_id = ${grantedRoleID}
      where rank_id = ${rankID} returning rank_id`);
    if (!row) throw notFound('Rank');
    await w.announce(rankChanged, { rankID, userID: ctx.viewer.userID }, STALE);
  });
}

export async function removeRank(ctx: RequestContext, rankID: number): Promise<void> {
  await ctx.write(async (w) => {
    await requireRank(w, rankID);
    await w.db.execute(sql`delete from ranks where rank_id = ${rankID}`);
    await w.announce(rankDeleted, { rankID, userID: ctx.viewer.userID }, STALE);
  });
}

/** Answers the one that is theirs then. */
export async function giveRank(
  ctx: RequestContext,
  memberID: number,
  rankID: number | null,
): Promise<number | null> {
  return ctx.write(async (w) => {
    if (rankID === null) await w.db.execute(sql`delete from rank_members where user_id = ${memberID}`);
    else {
      const given = await w.db.row(sql`
        insert into rank_members (user_id, rank_id)
        select ${memberID}::int, rank_id from ranks where rank_id = ${rankID} for key share
        on conflict (user_id) do update set rank_id = excluded.rank_id, date_inserted = now() returning rank_id`);
      if (!given) throw rankError('rank.unknown');
    }
    const payload = { memberID, rankID, userID: ctx.viewer.userID };
    await w.announce(rankGiven, payload, { invalidates: [cacheTag.user(memberID)] });
    const held = await w.db.row<{ rank_id: number }>(rankOf(sql`${memberID}::int`));
    return held?.rank_id ?? null;
  });
}
