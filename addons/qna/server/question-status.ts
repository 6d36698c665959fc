// Where a question stands follows from its comments and from their status as answers.

import { deriveStatus, sql, transactionHook, type WriteContext } from '@parley/addon-api';
import {
  commentDeleted,
  commentHidden,
  commentMoved,
  commentPosted,
  commentRestored,
  discussionStatusChanged,
  discussionTypeChanged,
} from '@parley/addon-api/events';

/** Of a discussion that has just become a question. */
const NONE = 0;
export const UNANSWERED = 1;
export const ANSWERED = 2;
export const ACCEPTED = 3;
export const REJECTED = 4;

export const STATUS_WORDS = {
  unanswered: UNANSWERED,
  answered: ANSWERED,
  accepted: ACCEPTED,
  rejected: REJECTED,
} as const;

const stands = (discussionID: number) =>
  sql`c.discussion_id = ${discussionID} and c.date_held is null and c.date_tombstoned is null`;

/**
 * True of the first that stands, in the order of their index: nothing where there is none. The rest of the thread is not read, nor,
 * since the discussion is a part of the order, the comments of others: by their dates alone an index of all comments would do.
 */
const standingComment = (discussionID: number, further = sql.empty) => sql`(
  select true from comments c
  where c.discussion_id between ${discussionID} and ${discussionID} and c.date_held is null and c.date_tombstoned is null ${further}
  order by c.discussion_id, c.date_inserted, c.comment_id limit 1)`;

const isNotRejected = sql`and not exists (
  select from answers a where a.comment_id = c.comment_id and a.status = 'rejected')`;

/**
 * Statuses that a community made for itself stay as they were set. It is asked whether there is one such comment, so
 * that what this takes does not grow with the thread: only where all are rejected each of them is looked at.
 */
export function refreshQuestion(w: WriteContext, discussionID: number): Promise<void> {
  return deriveStatus(w, discussionID, {
    type: 'question',
    among: [NONE, ...Object.values(STATUS_WORDS)],
    statusID: sql`(
      select case
        when ${standingComment(discussionID)} is null then ${UNANSWERED}::int
        when exists (
          select from answers a join comments c using (comment_id)
          where a.discussion_id = ${discussionID} and a.status = 'accepted' and ${stands(discussionID)}) then ${ACCEPTED}::int
        when ${standingComment(discussionID, isNotRejected)} then ${ANSWERED}::int
        else ${REJECTED}::int end)`,
  });
}

/** What has an answer has one still. Undefined: nobody looked. */
const isChangedByOneMore = (statusID: number = NONE): boolean =>
  [NONE, UNANSWERED, REJECTED].includes(statusID);

const refresh = (w: WriteContext, { discussionID }: { discussionID: number }) =>
  refreshQuestion(w, discussionID);

/** The questions among them, once each and in the order of their ids: so locks are taken. */
async function refreshAll(w: WriteContext, all: readonly { discussionID: number }[]): Promise<void> {
  const questions = await w.db.rows<{ discussion_id: number }>(sql`
    select discussion_id from discussions
    where discussion_id = any(${all.map(({ discussionID }) => discussionID)}::int[]) and type = 'question'
    order by discussion_id`);
  for (const { discussion_id: id } of questions) await refreshQuestion(w, id);
}

type Deleted = { commentID: number; discussionID: number; isTombstone: boolean };

async function forgetAnswers(w: WriteContext, all: readonly Deleted[]): Promise<void> {
  const ids = all.filter(({ isTombstone }) => isTombstone).map(({ commentID }) => commentID);
  if (ids.length > 0) await w.db.execute(sql`delete from answers where comment_id = any(${ids}::int[])`);
  await refreshAll(w, all);
}

/** In the very transaction: nobody sees an answered question that counts as unanswered. */
export const questionHooks = [
  transactionHook(
    commentPosted,
    async (w, { discussionID, discussionType = 'question', discussionStatusID }) => {
      if (discussionType === 'question' && isChangedByOneMore(discussionStatusID))
        await refreshQuestion(w, discussionID);
    },
  ),
  transactionHook(commentHidden, refresh, refreshAll),
  transactionHook(commentRestored, refresh, refreshAll),
  transactionHook(discussionTypeChanged, refresh),
  // Given back by hand from a status of the community's own: where it stands follows from the answers again.
  transactionHook(discussionStatusChanged, refresh),
  transactionHook(commentDeleted, (w, deleted) => forgetAnswers(w, [deleted]), forgetAnswers),
  transactionHook(commentMoved, async (w, { commentIDs, fromDiscussionID, discussionID }) => {
    // An answer elsewhere answers another question, if any: it has no status there.
    await w.db.execute(sql`delete from answers where comment_id = any(${commentIDs}::int[])`);
    await refreshQuestion(w, fromDiscussionID);
    await refreshQuestion(w, discussionID);
  }),
];
