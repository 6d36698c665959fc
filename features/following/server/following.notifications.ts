// Who follows a tag, a person or a discussion is notified of what is new there. What was chosen for one of them wins over
// the preference of its kind.

import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { addedNotifications } from '../../notifications/server/notification-additions.ts';
import type {
  Exception,
  NotificationKind,
  ReceiverBatch,
  RecentPost,
} from '../../notifications/server/notification-kinds.ts';
import type { NotificationPreference } from '../../notifications/server/notification-preferences.ts';
import type { RecordFacts } from '../../notifications/server/notification-records.ts';

const tagPreference: NotificationPreference = {
  name: 'FollowedTag',
  group: 'followedPosts',
  label: (t) => t('New posts with tags I follow'),
  defaults: { popup: true, email: false },
};

const personPreference: NotificationPreference = {
  name: 'FollowedPerson',
  group: 'followedPosts',
  label: (t) => t('New posts of people I follow'),
  defaults: { popup: true, email: false },
};

const personCommentPreference: NotificationPreference = {
  name: 'FollowedPersonComment',
  group: 'followedPosts',
  label: (t) => t('Comments of people I follow'),
  hint: (t) => t('Every comment they write.'),
  defaults: { popup: false, email: false },
};

const discussionPreference: NotificationPreference = {
  name: 'FollowedDiscussion',
  group: 'followedPosts',
  label: (t) => t('Comments in discussions I follow'),
  defaults: { popup: true, email: false },
};

/** Who follows this one. */
const followersOf =
  (recordType: string, idOf: (record: RecordFacts) => number | undefined) =>
  (record: RecordFacts, { after, limit }: ReceiverBatch): Sql =>
    sql`
    select user_id, popup, email, push from follows
    where record_type = ${recordType} and record_id = ${idOf(record) ?? 0} and user_id > ${after}
    order by user_id limit ${sql.integer(limit)}`;

/** Of each tag as many as are asked for; whoever follows several of them is one. */
function followersOfTags({ discussion }: RecordFacts, { after, limit }: ReceiverBatch): Sql {
  return sql`
    select f.user_id, bool_or(f.popup) as popup, bool_or(f.email) as email, bool_or(f.push) as push
    from discussion_tags t cross join lateral (
      select user_id, popup, email, push from follows
      where record_type = 'tag' and record_id = t.tag_id and user_id > ${after}
      order by user_id limit ${sql.integer(limit)}
    ) f
    where t.discussion_id = ${discussion?.discussionID ?? 0}
    group by f.user_id order by f.user_id limit ${sql.integer(limit)}`;
}

/** What those who follow one thing chose for it, where they did. */
function exceptionsOf(
  recordType: string,
  idsOf: (record: RecordFacts) => Sql,
): NotificationKind['exceptions'] {
  return {
    chosenOf: (ctx, userID, record) =>
      ctx.db.row<Exception>(sql`
        select bool_or(popup) as popup, bool_or(email) as email, bool_or(push) as push from follows
        where user_id = ${userID} and record_type = ${recordType} and record_id in (${idsOf(record)})`),
    stopMails: async (w, userID) => {
      await w.db.execute(
        sql`update follows set email = null where user_id = ${userID} and record_type = ${recordType} and email`,
      );
    },
  };
}

const tagged: NotificationKind = {
  activityType: 'FollowedTagDiscussion',
  recordType: 'discussion',
  occasion: 'posted',
  reason: 'followed',
  preference: tagPreference.name,
  icon: 'tag',
  headline: (t, gaps) => t('{actor} started a new discussion: {name}', gaps),
  mailReason: (t) => t('You get this because you follow one of its tags.'),
  exceptions: exceptionsOf(
    'tag',
    ({ discussion }) =>
      sql`select tag_id from discussion_tags where discussion_id = ${discussion?.discussionID ?? 0}`,
  ),
  reaches: ({ userID, discussionID }) => sql`
    select jsonb_build_object('popup', bool_or(f.popup), 'email', bool_or(f.email), 'push', bool_or(f.push))
    from discussion_tags t join follows f on f.record_type = 'tag' and f.record_id = t.tag_id
    where f.user_id = ${userID} and t.discussion_id = ${discussionID} having count(*) > 0`,
  receivers: followersOfTags,
};

/** What was chosen for this one. */
const chosenOf =
  (recordType: string, idOf: (post: RecentPost) => Sql): NotificationKind['reaches'] =>
  (post) =>
    sql`
    select jsonb_build_object('popup', f.popup, 'email', f.email, 'push', f.push) from follows f
    where f.user_id = ${post.userID} and f.record_type = ${recordType} and f.record_id = ${idOf(post)}`;

const authorID = ({ insertUserID }: RecordFacts) => insertUserID;

const byPerson: NotificationKind = {
  activityType: 'FollowedUserDiscussion',
  recordType: 'discussion',
  occasion: 'posted',
  reason: 'followed',
  preference: personPreference.name,
  icon: 'user',
  headline: (t, gaps) => t('{actor} started a new discussion: {name}', gaps),
  mailReason: (t) => t('You get this because you follow who wrote it.'),
  exceptions: exceptionsOf('user', (record) => sql`select ${authorID(record)}::int`),
  reaches: chosenOf('user', (post) => post.authorID),
  receivers: followersOf('user', authorID),
};

const commentByPerson: NotificationKind = {
  ...byPerson,
  activityType: 'FollowedUserComment',
  recordType: 'comment',
  preference: personCommentPreference.name,
  headline: (t, gaps) => t('{actor} commented on {name}', gaps),
  // What was chosen for a person is about what they start.
  exceptions: undefined,
  reaches: ({ userID, authorID: by }) => sql`
    select '{}'::jsonb from follows f where f.user_id = ${userID} and f.record_type = 'user' and f.record_id = ${by}`,
  receivers: ({ insertUserID }, { after, limit }) => sql`
    select user_id from follows where record_type = 'user' and record_id = ${insertUserID} and user_id > ${after}
    order by user_id limit ${sql.integer(limit)}`,
};

const inDiscussion: NotificationKind = {
  activityType: 'FollowedDiscussionComment',
  recordType: 'comment',
  occasion: 'posted',
  reason: 'followed',
  isFirstOfReason: true,
  preference: discussionPreference.name,
  icon: 'bell',
  headline: (t, gaps) => t('{actor} commented on {name}, which you follow', gaps),
  mailReason: (t) => t('You get this because you follow the discussion.'),
  exceptions: exceptionsOf(
    'discussion',
    ({ discussion }) => sql`select ${discussion?.discussionID ?? 0}::int`,
  ),
  reaches: chosenOf('discussion', (post) => post.discussionID),
  receivers: followersOf('discussion', ({ discussion }) => discussion?.discussionID),
};

export const followingNotifications = addedNotifications({
  preferences: [discussionPreference, tagPreference, personPreference, personCommentPreference],
  kinds: [inDiscussion, tagged, byPerson, commentByPerson],
});
