// First posts follow what is written. What no event tells of, as an import, or was written while the add-on was off, is found by
// a walk through those who are new: at the start, when it is switched on, and once a day.
import { listener, makeContext, type RequestContext, type Site, sql, systemViewer } from '@parley/addon-api';
import {
  commentPosted,
  commentRestored,
  configChanged,
  discussionRestored,
  discussionStarted,
} from '@parley/addon-api/events';
import { noteFirstPosts } from './first-posts.ts';
import { welcomeConfig } from './welcome.config.ts';

export const CATCH_UP_JOB = 'catch-up-on-first-posts';

const BATCH = 200;
const EVERY_MS = 24 * 3_600_000;

const contextOf = (site: Site): Promise<RequestContext> => makeContext(site, systemViewer());

async function note(site: Site, userIDs: readonly number[]): Promise<void> {
  const ctx = await contextOf(site);
  await noteFirstPosts(ctx.db, userIDs, ctx.setting(welcomeConfig.days));
}

/** By one key for all processes: however many ask, one waits. */
async function catchUp(site: Site, after: number, runAt?: Date): Promise<void> {
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, CATCH_UP_JOB, { after }, { key: CATCH_UP_JOB, ...(runAt && { runAt }) }),
  );
}

export const startCatchingUp = (site: Site): Promise<void> => catchUp(site, 0);

/** The newest first, a batch a job: `after` have been looked at. */
export const catchUpOnFirstPosts = async (site: Site, { after }: Record<string, unknown>): Promise<void> => {
  const ctx = await contextOf(site);
  const days = ctx.setting(welcomeConfig.days);
  const last = Number(after);
  const rows = await ctx.db.rows<{ user_id: number }>(sql`
    select user_id from users
    where date_inserted > now() - make_interval(days => ${days})
      and (${last} = 0 or (date_inserted, user_id) < (select date_inserted, user_id from users where user_id = ${last}))
    order by date_inserted desc, user_id desc limit ${sql.integer(BATCH)}`);
  const userIDs = rows.map(({ user_id }) => user_id);
  await noteFirstPosts(ctx.db, userIDs, days);
  const next = userIDs.at(-1);
  if (rows.length === BATCH && next !== undefined) await catchUp(site, next);
  else await catchUp(site, 0, new Date(Date.now() + EVERY_MS));
};

/** Who wrote it, and whom it may answer. */
async function peopleOf(site: Site, commentID: number): Promise<number[]> {
  const rows = await site.database.rows<{ user_id: number }>(sql`
    select c.insert_user_id as user_id from comments c where c.comment_id = ${commentID}
    union select d.insert_user_id from comments c join discussions d using (discussion_id)
      where c.comment_id = ${commentID}
    union select parent.insert_user_id from comments c join comments parent on parent.comment_id = c.parent_comment_id
      where c.comment_id = ${commentID}`);
  return rows.map(({ user_id }) => user_id);
}

async function authorOf(site: Site, discussionID: number): Promise<number[]> {
  const row = await site.database.row<{ user_id: number }>(sql`
    select insert_user_id as user_id from discussions where discussion_id = ${discussionID}`);
  return row ? [row.user_id] : [];
}

export const firstPostListeners = [
  listener(commentPosted, {
    name: 'first posts of newcomers, and answers to them',
    handle: async (site, { payload: { commentID, mentionedUserIDs } }) =>
      note(site, [...(await peopleOf(site, commentID)), ...mentionedUserIDs]),
  }),
  listener(commentRestored, {
    name: 'first comments that are seen again',
    handle: async (site, { payload }) => note(site, await peopleOf(site, payload.commentID)),
  }),
  ...[discussionStarted, discussionRestored].map((event) =>
    listener<{ discussionID: number }>(event, {
      name: `first discussions of newcomers: ${event.name}`,
      handle: async (site, { payload }) => note(site, await authorOf(site, payload.discussionID)),
    }),
  ),
  listener(configChanged, {
    name: 'newcomers who were not looked at before',
    handle: async (site, { payload: { keys } }) => {
      if (keys.includes('plugins.welcome') || keys.includes(welcomeConfig.days.key))
        await startCatchingUp(site);
    },
  }),
];
