// Who follows a category is notified of what they want to hear of in it: new posts, comments, or both.

import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { addedNotifications } from '../../notifications/server/notification-additions.ts';
import type {
  Exception,
  MailSwitch,
  NotificationKind,
  ReceiverBatch,
} from '../../notifications/server/notification-kinds.ts';
import type { RecordFacts } from '../../notifications/server/notification-records.ts';
import { visibleCategories } from './category.policy.ts';

/** The mails about one category, of new posts or of comments. */
function mailsOf(column: 'wants_email_posts' | 'wants_email_comments', preference: string): MailSwitch {
  const wants = sql.raw(column);
  return {
    preference,
    idOf: ({ discussion }) => discussion?.categoryID ?? 0,
    find: async (ctx, { userID, id }) => {
      const row = await ctx.db.row<{ is_on: boolean }>(sql`
        select ${wants} as is_on from category_follows where user_id = ${userID} and category_id = ${id}`);
      const visible = await visibleCategories(ctx);
      const name = visible.has(id) ? visible.tree.byID.get(id)?.name : undefined;
      return row && { name: name ?? ctx.translator.t('A category you follow'), isOn: row.is_on };
    },
    turn: async (w, { userID, id }, isOn) => {
      await w.db.execute(sql`
        update category_follows set ${wants} = ${isOn} where user_id = ${userID} and category_id = ${id}`);
    },
  };
}

/** What was chosen of one category, by channel. */
const POSTS = sql.raw(
  'f.wants_popup_posts as popup, f.wants_email_posts as email, f.wants_push_posts as push',
);
const COMMENTS = sql.raw(
  'f.wants_popup_comments as popup, f.wants_email_comments as email, f.wants_push_comments as push',
);

const categoryOf = ({ discussion }: RecordFacts) => discussion?.categoryID ?? 0;

/** Who follows the category, and what they chose of it. Each is asked again when it is sent. */
function followersWith(chosen: Sql): Pick<NotificationKind, 'reaches' | 'receivers' | 'exceptions'> {
  return {
    reaches: ({ userID, categoryID }) => sql`
      select to_jsonb(chosen) from (
        select ${chosen} from category_follows f where f.user_id = ${userID} and f.category_id = ${categoryID}
      ) chosen`,
    receivers: (record, { after, limit }: ReceiverBatch) => sql`
      select * from (
        select f.user_id, ${chosen} from category_follows f where f.category_id = ${categoryOf(record)}
      ) followers
      where user_id > ${after} and (popup or email or push)
      order by user_id limit ${sql.integer(limit)}`,
    exceptions: {
      chosenOf: (ctx, userID, record) =>
        ctx.db.row<Exception>(sql`
          select ${chosen} from category_follows f
          where f.user_id = ${userID} and f.category_id = ${categoryOf(record)}`),
    },
  };
}

const newPost: NotificationKind = {
  activityType: 'NewDiscussion',
  recordType: 'discussion',
  occasion: 'posted',
  reason: 'followed',
  preference: null,
  mailSwitch: mailsOf('wants_email_posts', 'preferences.email.posts'),
  icon: 'bell',
  headline: (t, gaps) => t('{actor} started a new discussion: {name}', gaps),
  mailReason: (t) => t('You get this because you follow the category.'),
  ...followersWith(POSTS),
};

const newComment: NotificationKind = {
  ...newPost,
  activityType: 'NewComment',
  recordType: 'comment',
  mailSwitch: mailsOf('wants_email_comments', 'preferences.email.comments'),
  headline: (t, gaps) => t('{actor} commented on {name}', gaps),
  ...followersWith(COMMENTS),
};

export const followerNotifications = addedNotifications({
  kinds: [newPost, newComment],
});
