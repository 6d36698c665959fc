// What people are notified of about comments: those in one's own discussions, and in those that one took part in.

import { sql } from '../../../platform/server/db/sql.ts';
import { discussionPath } from '../../discussions/discussion.address.ts';
import { withOwnEmbeds } from '../../discussions/server/bodies/own-embeds.ts';
import { isNotGoing } from '../../discussions/server/deleting/comments-going.ts';
import { standsInSight } from '../../discussions/server/discussion.notifications.ts';
import { addedNotifications } from '../../notifications/server/notification-additions.ts';
import type { NotificationKind } from '../../notifications/server/notification-kinds.ts';
import type { NotificationPreference } from '../../notifications/server/notification-preferences.ts';
import type { NotificationRecord } from '../../notifications/server/notification-records.ts';
import { notifiesOf } from '../../notifications/server/notifies-of.ts';
import { commentPath } from '../comment.address.ts';
import { commentEdited, commentPosted, commentRestored } from '../comments.events.ts';

interface Row {
  comment_id: number;
  insert_user_id: number;
  date_inserted: string;
  discussion_id: number;
  name: string;
  category_id: number;
  discussion_user_id: number;
}

const commentNotifications: NotificationRecord = {
  recordType: 'comment',
  isSeen: async (ctx, recordID) => sql`exists (
    select from comments c join discussions d using (discussion_id)
    where c.comment_id = ${recordID} and c.date_held is null and c.date_tombstoned is null and ${isNotGoing('c')}
      and ${await standsInSight(ctx)})`,
  discussionOf: (recordID) => sql`(select c.discussion_id from comments c where c.comment_id = ${recordID})`,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Row>(sql`
      select c.comment_id, c.insert_user_id, c.date_inserted, d.discussion_id, d.name, d.category_id,
        d.insert_user_id as discussion_user_id
      from comments c join discussions d using (discussion_id)
      where c.comment_id = ${sql.anyOf(ids)} and d.date_removed is null and ${isNotGoing('c')}`);
    return rows.map((row) => ({
      recordID: row.comment_id,
      name: row.name,
      path: commentPath(row.comment_id),
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
      discussion: {
        discussionID: row.discussion_id,
        name: row.name,
        path: discussionPath({ discussionID: row.discussion_id, name: row.name }),
        categoryID: row.category_id,
        insertUserID: row.discussion_user_id,
      },
    }));
  },
  recent: async (ctx, since, limit) => ({
    posts: sql`
      select c.comment_id as record_id, d.discussion_id, d.insert_user_id as discussion_user_id, d.category_id,
        c.insert_user_id as author_id, c.date_inserted
      from (
        select comment_id, discussion_id, insert_user_id, date_inserted from comments
        where date_inserted > ${since} and date_held is null and date_tombstoned is null
        order by date_inserted desc, comment_id desc limit ${sql.integer(limit)}
      ) c join discussions d using (discussion_id)`,
    isSeen: sql`exists (
      select from discussions d where d.discussion_id = p.discussion_id and ${await standsInSight(ctx)})`,
  }),
  bodies: async (ctx, ids) => {
    const rows = await ctx.db.rows<{ comment_id: number; body_html: string }>(
      sql`select comment_id, body_html from comments c where comment_id = ${sql.anyOf(ids)} and ${isNotGoing('c')}`,
    );
    const bodies = await withOwnEmbeds(
      ctx,
      rows.map((row) => row.body_html),
    );
    return new Map(rows.map((row, at) => [row.comment_id, bodies[at] ?? '']));
  },
};

const posted = (commentID: number) => ({ recordType: 'comment', recordID: commentID, occasion: 'posted' });

export const commentNotificationListeners = [
  notifiesOf(commentPosted, ({ commentID, userID }) => ({ ...posted(commentID), actorUserID: userID })),
  notifiesOf(commentRestored, ({ commentID }) => ({ ...posted(commentID), isSeenAgain: true })),
  notifiesOf(commentEdited, ({ commentID, mentionedUserIDs }) =>
    mentionedUserIDs.length > 0 ? { ...posted(commentID), reasons: ['mention'] } : undefined,
  ),
];

const ownPreference: NotificationPreference = {
  name: 'DiscussionComment',
  group: 'followedPosts',
  label: (t) => t('Comments on my posts'),
  defaults: { popup: true, email: false, push: true },
};

const participatedPreference: NotificationPreference = {
  name: 'ParticipateComment',
  group: 'followedPosts',
  label: (t) => t('Comments where I wrote'),
  defaults: { popup: false, email: false },
};

const ownDiscussion: NotificationKind = {
  activityType: 'DiscussionComment',
  recordType: 'comment',
  occasion: 'posted',
  reason: 'own',
  preference: ownPreference.name,
  icon: 'reply',
  headline: (t, gaps) => t('{actor} commented on your post {name}', gaps),
  mailReason: (t) => t('You get this because you started the discussion.'),
  reaches: ({ userID, discussionUserID }) => sql`select '{}'::jsonb where ${discussionUserID} = ${userID}`,
  receivers: ({ discussion }, { after }) => {
    const author = discussion?.insertUserID ?? 0;
    return sql`select ${author}::int as user_id where ${author}::int > ${after}`;
  },
};

const participated: NotificationKind = {
  activityType: 'ParticipateComment',
  recordType: 'comment',
  occasion: 'posted',
  reason: 'participated',
  preference: participatedPreference.name,
  icon: 'message-square',
  headline: (t, gaps) => t('{actor} commented on {name}', gaps),
  mailReason: (t) => t('You get this because you wrote in the discussion.'),
  reaches: ({ userID, discussionID }) => sql`
    select '{}'::jsonb where exists (
      select from comments o where o.discussion_id = ${discussionID} and o.insert_user_id = ${userID} and o.date_held is null)`,
  // From one author to the next in the index: a thread of many comments by few is as quick as a short one.
  receivers: ({ discussion }, { after, limit }) => sql`
    with recursive authors (user_id) as (
      select min(insert_user_id) from comments
      where discussion_id = ${discussion?.discussionID ?? 0} and insert_user_id > ${after} and date_held is null
      union all
      select (
        select min(insert_user_id) from comments
        where discussion_id = ${discussion?.discussionID ?? 0} and insert_user_id > authors.user_id and date_held is null)
      from authors where authors.user_id is not null
    )
    select user_id from authors where user_id is not null limit ${sql.integer(limit)}`,
};

export const commentNotificationExtensions = addedNotifications({
  records: [commentNotifications],
  preferences: [ownPreference, participatedPreference],
  kinds: [ownDiscussion, participated],
});
