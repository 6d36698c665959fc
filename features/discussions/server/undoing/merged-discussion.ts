// What a discussion was before it was merged into another one.
import { undoDays } from '../../../../platform/server/audit-log/undo.config.ts';
import { configSnapshot } from '../../../../platform/server/config/config.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../../platform/server/feature/operations.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import type { DiscussionRow } from '../discussion.rows.ts';
import { refreshRedirectsTo } from '../writing/discussion-redirect.ts';

/** For how many days from now on. */
export async function daysToUndo(w: WriteContext): Promise<number> {
  return (await w.site.snapshots.get(configSnapshot)).get(undoDays);
}

/** Both are locked, and nothing has changed yet. */
export async function noteBeforeMerging(
  w: WriteContext,
  source: DiscussionRow,
  destination: DiscussionRow,
): Promise<void> {
  await w.db.execute(sql`
    insert into merged_discussions (discussion_id, destination_id, body_comment_id, record, redirect_ids)
    select d.discussion_id, ${destination.discussion_id}, 0, to_jsonb(d), coalesce((
      select array_agg(r.discussion_id order by r.discussion_id) from discussions r
      where r.redirect_discussion_id = d.discussion_id), '{}')
    from discussions d where d.discussion_id = ${source.discussion_id}
    on conflict (discussion_id) do update set destination_id = excluded.destination_id, record = excluded.record,
      redirect_ids = excluded.redirect_ids, followers = '{}', date_inserted = now()`);
}

export async function noteBodyComment(w: WriteContext, sourceID: number, commentID: number): Promise<void> {
  await w.db.execute(sql`
    update merged_discussions set body_comment_id = ${commentID} where discussion_id = ${sourceID}`);
}

/** What went over to the other discussion with it: `bookmarks`, as rows of what knows them. */
export async function noteFollowers(
  w: WriteContext,
  sourceID: number,
  kind: string,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  await w.db.execute(sql`
    update merged_discussions set followers = followers || ${JSON.stringify({ [kind]: rows })}::jsonb
    where discussion_id = ${sourceID}`);
}

export async function followersOf<Row>(w: WriteContext, sourceID: number, kind: string): Promise<Row[]> {
  const row = await w.db.row<{ rows: Row[] | null }>(sql`
    select followers->${kind} as rows from merged_discussions where discussion_id = ${sourceID}`);
  return row?.rows ?? [];
}

export const mergedDiscussionsExpiry: Expiry = {
  name: 'merged discussions',
  remove: (db, limit) =>
    db.execute(sql`
      delete from merged_discussions where discussion_id in (
        select discussion_id from merged_discussions where date_inserted < now() - interval '366 days' limit ${sql.integer(limit)})`),
};

/** What it said and what it was; comments, counters and readers are as they are now. */
const REWOUND = sql.raw(
  [
    'type',
    'post_type_id',
    'name',
    'body',
    'format',
    'body_html',
    'excerpt',
    'image',
    'renderer_version',
    'status_id',
    'imported_score',
    'date_closed',
    'close_user_id',
    'pin_location',
    'date_pinned',
    'pin_user_id',
    'last_user_id',
    'date_last_comment',
    'redirect_discussion_id',
  ]
    .map((column) => `${column} = was.${column}`)
    .join(', '),
);

/** It is out of sight still. What led to it leads to it again. */
export async function rewindMerged(w: WriteContext, discussionID: number): Promise<void> {
  const merged = await w.db.row<{ redirect_ids: number[]; destination_id: number }>(sql`
    select redirect_ids, destination_id from merged_discussions where discussion_id = ${discussionID}`);
  if (!merged) return;
  await w.db.execute(sql`
    update discussions d set ${REWOUND}, date_purge = null
    from (
      select was.* from merged_discussions m, jsonb_populate_record(null::discussions, m.record) was
      where m.discussion_id = ${discussionID}
    ) was
    where d.discussion_id = ${discussionID}`);
  await w.db.execute(sql`delete from deleted_discussions where discussion_id = ${discussionID}`);
  await w.db.execute(sql`
    update discussions set redirect_discussion_id = ${discussionID}
    where discussion_id = any(${merged.redirect_ids}) and redirect_discussion_id = ${merged.destination_id}`);
  await refreshRedirectsTo(w, discussionID);
}
