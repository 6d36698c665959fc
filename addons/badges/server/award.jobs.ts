// When rules are asked: of whoever did something, right after it; of everybody once a day, for what time alone brings and for
// what was moved, restored or imported.
import { listener, makeContext, type Site, sql, systemViewer } from '@parley/addon-api';
import {
  commentPosted,
  configChanged,
  discussionStarted,
  discussionStatusChanged,
  reactionAdded,
  userEdited,
  userRegistered,
} from '@parley/addon-api/events';
import { badgeAdded, badgeChanged } from '../badges.events.ts';
import { awardBadges } from './award.ts';

export const AWARD_ALL_JOB = 'award-badges-to-all';

const BATCH = 200;
const EVERY_MS = 24 * 3_600_000;
/** Of one discussion whose status changed: who answered it. */
const MOST_AUTHORS = 200;

const contextOf = (site: Site) => makeContext(site, systemViewer());

async function ask(site: Site, userIDs: readonly number[]): Promise<void> {
  const members = userIDs.filter((userID) => userID > 0);
  if (members.length > 0) await awardBadges(await contextOf(site), members);
}

/** By one key for all processes: however many ask, one waits. */
async function askAll(site: Site, after: number, runAt?: Date): Promise<void> {
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, AWARD_ALL_JOB, { after }, { key: AWARD_ALL_JOB, ...(runAt && { runAt }) }),
  );
}

export const startAwarding = (site: Site) => askAll(site, 0);

export const awardToAll = async (site: Site, { after }: Record<string, unknown>): Promise<void> => {
  const ctx = await contextOf(site);
  const rows = await ctx.db.rows<{ user_id: number }>(sql`
    select user_id from users where user_id > ${Number(after)} order by user_id limit ${sql.integer(BATCH)}`);
  const userIDs = rows.map(({ user_id }) => user_id);
  await awardBadges(ctx, userIDs);
  const last = userIDs.at(-1);
  if (rows.length === BATCH && last !== undefined) await askAll(site, last);
  else await askAll(site, 0, new Date(Date.now() + EVERY_MS));
};

export const awardListeners = [
  listener(commentPosted, {
    name: 'badges of whoever comments',
    handle: (site, { payload }) => ask(site, [payload.userID]),
  }),
  listener(discussionStarted, {
    name: 'badges of whoever starts a discussion',
    handle: (site, { payload }) => ask(site, [payload.userID]),
  }),
  listener(reactionAdded, {
    name: 'badges of whoever reacts, and of who is reacted to',
    handle: (site, { payload: { insertUserID, userID } }) => ask(site, [insertUserID, userID]),
  }),
  listener(userRegistered, {
    name: 'badges of new members',
    handle: (site, { payload }) => ask(site, [payload.userID]),
  }),
  listener(userEdited, {
    name: 'badges of who changed their profile',
    handle: (site, { payload }) => ask(site, [payload.userID]),
  }),
  listener(discussionStatusChanged, {
    name: 'badges of who answered',
    kind: 'bulk',
    handle: async (site, { payload: { discussionID } }) => {
      const ctx = await contextOf(site);
      const rows = await ctx.db.rows<{ user_id: number }>(sql`
        select distinct insert_user_id as user_id from comments
        where discussion_id = ${discussionID} and date_held is null limit ${sql.integer(MOST_AUTHORS)}`);
      await ask(
        site,
        rows.map(({ user_id }) => user_id),
      );
    },
  }),
  listener(badgeAdded, { name: 'who has earned a new badge', handle: (site) => startAwarding(site) }),
  listener(badgeChanged, { name: 'who has earned a changed badge', handle: (site) => startAwarding(site) }),
  listener(configChanged, {
    name: 'badges that were switched on',
    handle: async (site, { payload: { keys } }) => {
      if (keys.includes('plugins.badges')) await startAwarding(site);
    },
  }),
];
