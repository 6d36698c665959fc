// Totals follow what happens. What no event tells of, as an import, or happened while the add-on was off, is found by a walk
// through all that brings points: at the start, when it is switched on, and once a day.
import {
  type AwardSource,
  awardSources,
  commentAwards,
  discussionAwards,
  listener,
  makeContext,
  type OfRows,
  type RequestContext,
  type Site,
  sql,
  systemViewer,
} from '@parley/addon-api';
import {
  awardChanged,
  categoryDeleted,
  commentAuthorChanged,
  commentDeleted,
  commentHidden,
  commentMoved,
  commentPosted,
  commentRestored,
  configChanged,
  discussionAuthorChanged,
  discussionDeleted,
  discussionHidden,
  discussionMerged,
  discussionMoved,
  discussionRestored,
  discussionUnmerged,
  reactionAdded,
  reactionRemoved,
} from '@parley/addon-api/events';
import { wrongAwards } from './leaderboards.recounts.ts';
import { LEADERBOARDS_TAG } from './leaderboards.tag.ts';
import { writeAwards } from './write-awards.ts';

export const CATCH_UP_JOB = 'catch-up-on-leaderboards';

/** Records read anew in one transaction. */
const BATCH = 100;
/** Numbers of records that one step of the walk compares. */
const STEP = 5000;
const EVERY_MS = 24 * 3_600_000;

const contextOf = (site: Site): Promise<RequestContext> => makeContext(site, systemViewer());

async function rereadAwards(site: Site, source: AwardSource, recordIDs: readonly number[]): Promise<void> {
  const ctx = await contextOf(site);
  for (let at = 0; at < recordIDs.length; at += BATCH)
    await ctx.write(async (w) => {
      const changed = await writeAwards(w.db, source, recordIDs.slice(at, at + BATCH));
      if (changed > 0) await w.invalidate([LEADERBOARDS_TAG]);
    });
}

async function catchUp(site: Site, source: number, after: number, runAt?: Date): Promise<void> {
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, CATCH_UP_JOB, { source, after }, { key: CATCH_UP_JOB, ...(runAt && { runAt }) }),
  );
}

export const startCatchingUp = (site: Site): Promise<void> => catchUp(site, 0, 0);

/** One step of the walk; the next is another job. */
export const catchUpOnAwards = async (site: Site, payload: Record<string, unknown>): Promise<void> => {
  const [at, after] = [Number(payload.source), Number(payload.after)];
  const ctx = await contextOf(site);
  const source = awardSources.of(ctx)[at];
  if (!source) return catchUp(site, 0, 0, new Date(Date.now() + EVERY_MS));
  const wrong = await ctx.db.rows<{ record_id: number }>(sql`
    select distinct record_id from (${wrongAwards(
      source,
      (column) => sql`${sql.raw(column)} > ${after} and ${sql.raw(column)} <= ${after + STEP}`,
    )}) wrong order by 1`);
  await rereadAwards(
    site,
    source,
    wrong.map((row) => row.record_id),
  );
  const row = await ctx.db.row<{ last: number }>(sql`
    select greatest(${source.lastRecord},
      (select record_id from leaderboard_awards where source = ${source.name} order by record_id desc limit 1), 0) as last`);
  return after + STEP < (row?.last ?? 0) ? catchUp(site, at, after + STEP) : catchUp(site, at + 1, 0);
};

const readComments = (site: Site, ids: readonly number[]) => rereadAwards(site, commentAwards, ids);

/** It, what in it brought something, and what in it does now. */
async function readThread(site: Site, discussionID: number): Promise<void> {
  await rereadAwards(site, discussionAwards, [discussionID]);
  const ctx = await contextOf(site);
  const known = (after: number) =>
    ctx.db.rows<{ id: number }>(sql`
      select distinct record_id as id from leaderboard_awards
      where discussion_id = ${discussionID} and discussion_id <> 0 and source = 'comment' and record_id > ${after}
      order by 1 limit ${sql.integer(STEP)}`);
  const written = (after: number) =>
    ctx.db.rows<{ id: number }>(sql`
      select comment_id as id from comments where discussion_id = ${discussionID} and comment_id > ${after}
      order by comment_id limit ${sql.integer(STEP)}`);
  for (const part of [known, written]) await readWrongComments(ctx, part);
}

async function readWrongComments(
  ctx: RequestContext,
  next: (after: number) => Promise<{ id: number }[]>,
): Promise<void> {
  for (let after = 0; ; ) {
    const ids = (await next(after)).map((row) => row.id);
    const isOne: OfRows = (column) => sql`${sql.raw(column)} = any(${ids}::int[])`;
    const wrong = await ctx.db.rows<{ record_id: number }>(sql`
      select distinct record_id from (${wrongAwards(commentAwards, isOne)}) wrong order by 1`);
    await readComments(
      ctx.site,
      wrong.map((row) => row.record_id),
    );
    after = ids.at(-1) ?? after;
    if (ids.length < STEP) return;
  }
}

const reactionListeners = [reactionAdded, reactionRemoved].map((event) =>
  listener(event, {
    name: `points of ${event.name}`,
    handle: (site, { payload: { recordType, recordID } }) =>
      rereadAwards(site, recordType === 'comment' ? commentAwards : discussionAwards, [recordID]),
  }),
);

const threadListeners = [
  ...[discussionAuthorChanged, discussionDeleted, discussionHidden, discussionMoved, discussionRestored].map(
    (event) =>
      listener<{ discussionID: number }>(event, {
        name: `points of ${event.name}`,
        kind: 'bulk',
        handle: (site, { payload }) => readThread(site, payload.discussionID),
      }),
  ),
  ...[discussionMerged, discussionUnmerged].map((event) =>
    listener(event, {
      name: `points of ${event.name}`,
      kind: 'bulk',
      handle: async (site, { payload: { discussionID, fromDiscussionID } }) => {
        for (const id of [discussionID, fromDiscussionID]) await readThread(site, id);
      },
    }),
  ),
];

const commentListeners = [
  ...[commentAuthorChanged, commentDeleted, commentHidden, commentRestored].map((event) =>
    listener<{ commentID: number }>(event, {
      name: `points of ${event.name}`,
      handle: (site, { payload }) => readComments(site, [payload.commentID]),
    }),
  ),
  listener(commentMoved, {
    name: `points of ${commentMoved.name}`,
    kind: 'bulk',
    handle: (site, { payload }) => readComments(site, payload.commentIDs),
  }),
  listener(commentPosted, {
    name: `points of ${commentPosted.name}`,
    // Few comments bring something as they are posted.
    isNeeded: ({ commentID }) => commentAwards.awards((column) => sql`${sql.raw(column)} = ${commentID}`),
    handle: (site, { payload }) => readComments(site, [payload.commentID]),
  }),
];

export const awardListeners = [
  ...reactionListeners,
  ...threadListeners,
  ...commentListeners,
  listener(awardChanged, {
    name: 'points of what is no post',
    handle: async (site, { payload: { source: name, recordID } }) => {
      if (recordID === undefined) return startCatchingUp(site);
      const source = awardSources.of(await contextOf(site)).find((each) => each.name === name);
      if (source) await rereadAwards(site, source, [recordID]);
    },
  }),
  listener(categoryDeleted, {
    name: 'points of a deleted category',
    handle: (site) => startCatchingUp(site),
  }),
  listener(configChanged, {
    name: 'leaderboards that were switched on',
    handle: async (site, { payload: { keys } }) => {
      if (keys.includes('plugins.leaderboards')) await startCatchingUp(site);
    },
  }),
];
