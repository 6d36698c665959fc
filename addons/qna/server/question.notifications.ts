// What askers, answerers and those who bookmarked a question are notified of.

import {
  type Addon,
  addedNotifications,
  configSnapshot,
  type NotificationKind,
  type NotificationPreference,
  notifiesOf,
  notify,
  sql,
  transactionHook,
} from '@parley/addon-api';
import { commentPosted } from '@parley/addon-api/events';
import { answerStatusChanged } from '../qna.events.ts';
import { qnaConfig } from './qna.config.ts';
import { ANSWERED } from './question-status.ts';

const answerPreference: NotificationPreference = {
  name: 'QuestionAnswer',
  group: 'followedPosts',
  label: (t) => t('Somebody answers my question'),
  defaults: { popup: true, email: true, push: true },
};

const acceptedPreference: NotificationPreference = {
  name: 'AnswerAccepted',
  group: 'followedPosts',
  label: (t) => t('My answer was accepted'),
  defaults: { popup: true, email: true },
};

const followUpPreference: NotificationPreference = {
  name: 'QuestionFollowUp',
  group: 'followedPosts',
  label: (t) => t('A reminder to accept an answer'),
  defaults: { popup: true, email: true },
};

const answered: NotificationKind = {
  activityType: 'QuestionAnswer',
  recordType: 'comment',
  occasion: 'posted',
  reason: 'own',
  isFirstOfReason: true,
  preference: answerPreference.name,
  icon: 'circle-help',
  headline: (t, gaps) => t('{actor} answered your question {name}', gaps),
  mailReason: (t) => t('You get this because you asked the question.'),
  receivers: ({ discussion }, { after }) => sql`
    select insert_user_id as user_id from discussions
    where discussion_id = ${discussion?.discussionID ?? 0} and type = 'question' and insert_user_id > ${after}`,
};

const accepted: NotificationKind = {
  activityType: 'AnswerAccepted',
  recordType: 'comment',
  occasion: 'accepted',
  reason: 'own',
  preference: acceptedPreference.name,
  icon: 'circle-check',
  headline: (t, gaps) => t('{actor} accepted your answer in {name}', gaps),
  mailReason: (t) => t('You get this because the answer is yours.'),
  receivers: ({ insertUserID }, { after }) =>
    sql`select ${insertUserID}::int as user_id where ${insertUserID}::int > ${after}`,
};

const bookmarkedAccepted: NotificationKind = {
  activityType: 'BookmarkedAnswerAccepted',
  recordType: 'comment',
  occasion: 'accepted',
  reason: 'bookmarked',
  preference: 'BookmarkComment',
  icon: 'circle-check',
  headline: (t, gaps) => t('{actor} accepted an answer in {name}, which you bookmarked', gaps),
  mailReason: (t) => t('You get this because you bookmarked the discussion.'),
  receivers: ({ discussion }, { after, limit }) => sql`
    select user_id from bookmarks
    where discussion_id = ${discussion?.discussionID ?? 0} and user_id > ${after}
    order by user_id limit ${sql.integer(limit)}`,
};

const followUp: NotificationKind = {
  activityType: 'QuestionFollowUp',
  recordType: 'discussion',
  occasion: 'followUp',
  reason: 'own',
  preference: followUpPreference.name,
  icon: 'circle-help',
  headline: (t, gaps) => t('Did an answer to your question {name} help? Accept it', gaps),
  mailReason: (t) => t('You get this because you asked the question.'),
  receivers: ({ insertUserID }, { after }) =>
    sql`select ${insertUserID}::int as user_id where ${insertUserID}::int > ${after}`,
};

export const questionNotifications = addedNotifications({
  preferences: [answerPreference, acceptedPreference, followUpPreference],
  kinds: [answered, accepted, bookmarkedAccepted, followUp],
});

export const questionNotificationListeners: NonNullable<Addon['listeners']> = [
  notifiesOf(answerStatusChanged, ({ commentID, status, userID }) =>
    status === 'accepted'
      ? { recordType: 'comment', recordID: commentID, occasion: 'accepted', actorUserID: userID }
      : undefined,
  ),
];

const FOLLOW_UP_JOB = 'follow-up-question';
const DAY_MILLISECONDS = 86_400_000;

/** From the first answer on; with later ones the asker has as long again, to the day. */
export const followUpHooks = [
  transactionHook(commentPosted, async (w, { discussionID, userID, discussionType, discussionUserID }) => {
    if (discussionType !== 'question' || discussionUserID === userID) return;
    const days = (await w.site.snapshots.get(configSnapshot)).get(qnaConfig.followUpDays);
    if (days === 0) return;
    const runAt = new Date(w.now.getTime() + days * DAY_MILLISECONDS);
    const key = `${FOLLOW_UP_JOB}:${discussionID}`;
    await w.enqueue(FOLLOW_UP_JOB, { discussionID }, { key, runAt, leewayMs: DAY_MILLISECONDS });
  }),
];

export const followUpJobs: NonNullable<Addon['jobs']> = {
  [FOLLOW_UP_JOB]: async (site, { discussionID }) => {
    const open = await site.database.row<{ discussion_id: number }>(sql`
      select discussion_id from discussions
      where discussion_id = ${Number(discussionID)} and type = 'question' and status_id = ${ANSWERED}`);
    if (!open) return;
    await site.database.transaction((tx) =>
      notify(site, tx, {
        recordType: 'discussion',
        recordID: open.discussion_id,
        occasion: 'followUp',
        actorUserID: 0,
      }),
    );
  },
};
