// Who came to which rank: asked of whoever did something, right after it; of everybody once a day, for what time alone brings
// and for what was imported, and after ranks or roles changed. What a rank allows waits for none of it.
import {
  cacheTag,
  listener,
  makeContext,
  type RequestContext,
  type Site,
  sql,
  systemViewer,
} from '@parley/addon-api';
import {
  commentPosted,
  configChanged,
  discussionStarted,
  reactionAdded,
  roleChanged,
  userEdited,
  userRegistered,
} from '@parley/addon-api/events';
import { rankAdded, rankChanged, rankDeleted, rankGiven, rankReached } from '../ranks.events.ts';
import { rankOf, seenByMembersOf } from './rank.rows.ts';

export const ARRIVALS_JOB = 'note-ranks-of-all';

const BATCH = 200;
const EVERY_MS = 24 * 3_600_000;

const contextOf = (site: Site) => makeContext(site, systemViewer());

/** Those whose rank is above all that they were told of before. However often it is asked, each is told once of each. */
async function noteArrivals(ctx: RequestContext, userIDs: readonly number[]): Promise<void> {
  const seen = await seenByMembersOf(ctx);
  const found = await ctx.db.rows<{ user_id: number; rank_id: number }>(sql`
    select u.user_id, r.rank_id
    from users u, lateral (${rankOf(sql.raw('u.user_id'), seen)}) held join ranks r using (rank_id)
    where u.user_id = any(${[...userIDs]}::int[]) and u.date_deleted is null and u.banned = 0 and u.admin < 2
      and not exists (
        select from rank_arrivals a join ranks known using (rank_id)
        where a.user_id = u.user_id and known.level >= r.level and known.date_deleted is null)
    order by u.user_id`);
  for (const { user_id, rank_id } of found) await noteArrival(ctx, user_id, rank_id);
}

async function noteArrival(ctx: RequestContext, memberID: number, rankID: number): Promise<void> {
  await ctx.write(async (w) => {
    const row = await w.db.row<{ arrival_id: number; has_words: boolean }>(sql`
      insert into rank_arrivals (user_id, rank_id, body)
      select ${memberID}::int, rank_id, notification_body from ranks where rank_id = ${rankID} and date_deleted is null for key share
      on conflict do nothing returning arrival_id, body is not null as has_words`);
    if (!row) return;
    const { arrival_id: arrivalID, has_words: hasWords } = row;
    const payload = { arrivalID, rankID, memberID, hasWords, userID: ctx.viewer.userID };
    // Its title stands beside their name from now on.
    await w.announce(rankReached, payload, { invalidates: [cacheTag.user(memberID)] });
  });
}

async function note(site: Site, userIDs: readonly number[]): Promise<void> {
  const members = userIDs.filter((userID) => userID > 0);
  if (members.length > 0) await noteArrivals(await contextOf(site), members);
}

/** By one key for all processes: however many ask, one waits. */
async function noteAll(site: Site, after: number, runAt?: Date): Promise<void> {
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, ARRIVALS_JOB, { after }, { key: ARRIVALS_JOB, ...(runAt && { runAt }) }),
  );
}

export const startNoting = (site: Site) => noteAll(site, 0);

export const noteAllArrivals = async (site: Site, { after }: Record<string, unknown>): Promise<void> => {
  const ctx = await contextOf(site);
  const rows = await ctx.db.rows<{ user_id: number }>(sql`
    select user_id from users where user_id > ${Number(after)} order by user_id limit ${sql.integer(BATCH)}`);
  const userIDs = rows.map(({ user_id }) => user_id);
  await noteArrivals(ctx, userIDs);
  const last = userIDs.at(-1);
  if (rows.length === BATCH && last !== undefined) await noteAll(site, last);
  else await noteAll(site, 0, new Date(Date.now() + EVERY_MS));
};

const ofAll = (name: string) => ({ name, handle: startNoting });

export const arrivalListeners = [
  listener(commentPosted, {
    name: 'rank of whoever comments',
    handle: (site, { payload }) => note(site, [payload.userID]),
  }),
  listener(discussionStarted, {
    name: 'rank of whoever starts a discussion',
    handle: (site, { payload }) => note(site, [payload.userID]),
  }),
  listener(reactionAdded, {
    name: 'rank of who is reacted to',
    handle: (site, { payload }) => note(site, [payload.insertUserID]),
  }),
  listener(userRegistered, {
    name: 'rank of new members',
    handle: (site, { payload }) => note(site, [payload.userID]),
  }),
  listener(userEdited, {
    name: 'rank of who got other roles',
    handle: (site, { payload }) => note(site, [payload.userID]),
  }),
  listener(rankGiven, {
    name: 'rank that was given',
    handle: (site, { payload }) => note(site, [payload.memberID]),
  }),
  listener(rankAdded, ofAll('who has come to a new rank')),
  listener(rankChanged, ofAll('who has come to a changed rank')),
  listener(rankDeleted, ofAll('who has another rank instead of a deleted one')),
  listener(roleChanged, ofAll('ranks by what roles grant')),
  listener(configChanged, {
    name: 'ranks that were switched on',
    handle: async (site, { payload: { keys } }) => {
      if (keys.includes('plugins.ranks')) await startNoting(site);
    },
  }),
];
