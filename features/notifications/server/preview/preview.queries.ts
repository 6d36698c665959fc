// What was written last week, as far as one member would have heard of it. Bounded: the newest posts of the site are
// looked at, each by keys, however busy the member is and however much is written.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { seenNotifications } from '../notification.queries.ts';
import { isWanted } from '../notification-exclusions.ts';
import { type Exception, type NotificationKind, notificationKinds } from '../notification-kinds.ts';
import { notificationRecords, type RecentPosts } from '../notification-records.ts';

/** Of each type of record so many of the newest are looked at. */
const MOST_POSTS = 1000;

export interface Reached {
  recordType: string;
  recordID: number;
  dateInserted: string;
  /** What they chose, by the types of the kinds that would have reached the viewer. */
  choices: Readonly<Record<string, Exception>>;
}

/** Of what is no post the newest so many are looked at. */
const MOST_NOTIFIED = 500;

export interface Notified {
  activityType: string;
  count: number;
}

/**
 * What cannot be counted by what was posted, a reaction or a message, by what the viewer was told of on the site, as far as
 * they may still see it.
 */
export async function notifiedSince(
  ctx: RequestContext,
  since: Date,
): Promise<{ notified: Notified[]; isPartial: boolean }> {
  const counted = new Set(
    notificationRecords
      .of(ctx)
      .filter(({ recent }) => recent)
      .flatMap(({ recordType }) => kindsReaching(ctx, recordType))
      .map(({ activityType }) => activityType),
  );
  const others = notificationKinds
    .of(ctx)
    .filter(({ activityType }) => !counted.has(activityType))
    .map(({ activityType }) => activityType);
  const rows = await ctx.db.rows<{ activity_type: string; count: number; looked_at: number }>(sql`
    with newest as (
      select * from notifications where user_id = ${ctx.viewer.userID} and is_shown
      order by notification_id desc limit ${sql.integer(MOST_NOTIFIED)}
    )
    select activity_type, count(*)::int as count, (select count(*)::int from newest where date_inserted > ${since}) as looked_at
    from newest n
    where date_inserted > ${since} and activity_type = any(${others}) and ${await seenNotifications(ctx)}
    group by activity_type`);
  return {
    notified: rows.map((row) => ({ activityType: row.activity_type, count: row.count })),
    isPartial: (rows[0]?.looked_at ?? 0) >= MOST_NOTIFIED,
  };
}

interface Row {
  looked_at: number;
  reached: { id: number; at: string; choices: Record<string, Exception> }[];
}

export async function reachedSince(
  ctx: RequestContext,
  since: Date,
): Promise<{ reached: Reached[]; isPartial: boolean }> {
  const found = await Promise.all(
    notificationRecords.of(ctx).map(async ({ recordType, recent }) => {
      const kinds = kindsReaching(ctx, recordType);
      if (!recent || kinds.length === 0) return undefined;
      const posts = await recent(ctx, since, MOST_POSTS);
      return { recordType, row: await ctx.db.row<Row>(reachedAmong(ctx, posts, kinds)) };
    }),
  );
  const known = found.filter((each) => each !== undefined);
  return {
    isPartial: known.some(({ row }) => (row?.looked_at ?? 0) >= MOST_POSTS),
    reached: known.flatMap(({ recordType, row }) =>
      (row?.reached ?? []).map(({ id, at, choices }) => ({
        recordType,
        recordID: id,
        dateInserted: at,
        choices,
      })),
    ),
  };
}

type Reaching = NotificationKind & Required<Pick<NotificationKind, 'reaches'>>;

function kindsReaching(ctx: RequestContext, recordType: string): Reaching[] {
  return notificationKinds
    .of(ctx)
    .filter(
      (kind): kind is Reaching =>
        kind.recordType === recordType && kind.occasion === 'posted' && kind.reaches !== undefined,
    );
}

function reachedAmong(ctx: RequestContext, { posts, isSeen }: RecentPosts, kinds: readonly Reaching[]): Sql {
  const { userID } = ctx.viewer;
  const post = {
    userID: sql`${userID}`,
    recordID: sql.raw('p.record_id'),
    discussionID: sql.raw('p.discussion_id'),
    discussionUserID: sql.raw('p.discussion_user_id'),
    categoryID: sql.raw('p.category_id'),
    authorID: sql.raw('p.author_id'),
  };
  const heard = { userID: post.userID, discussionID: post.discussionID, actorUserID: post.authorID };
  const pairs = kinds.map((kind) => sql`${kind.activityType}::text, (${kind.reaches(post)})`);
  return sql`
    with posts as (${posts}), reached as (
      select p.record_id, p.date_inserted, jsonb_strip_nulls(jsonb_build_object(${sql.join(pairs)})) as choices
      from posts p
      where p.author_id <> ${userID} and ${isSeen} and ${isWanted(ctx, heard)}
    )
    select (select count(*)::int from posts) as looked_at,
      coalesce(jsonb_agg(jsonb_build_object('id', record_id,
        'at', to_char(date_inserted at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'choices', choices)
        order by date_inserted desc, record_id desc), '[]') as reached
    from reached where choices <> '{}'`;
}
