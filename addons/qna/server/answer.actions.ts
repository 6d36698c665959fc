// Accepting or rejecting a comment as an answer to its question.

import {
  type CommentRow,
  cacheTag,
  lockDiscussionOf,
  notFound,
  permissionProblem,
  type RequestContext,
  requireComment,
  requireUnarchivedOrEditor,
  sql,
} from '@parley/addon-api';
import { canAcceptAnswers } from '../answer.abilities.ts';
import { type AnswerStatus, qnaError } from '../qna.contract.ts';
import { answerStatusChanged } from '../qna.events.ts';
import { refreshQuestion } from './question-status.ts';

export async function setAnswerStatus(
  ctx: RequestContext,
  commentID: number,
  status: AnswerStatus,
): Promise<void> {
  const row = await requireComment(ctx, commentID);
  if (row.discussion_type !== 'question') throw qnaError('answer.noQuestion');
  if (row.is_tombstone || row.is_held) throw notFound('Comment');
  requireMayAccept(ctx, row);
  if (!ctx.can('curation.manage')) await requireUnarchivedOrEditor(ctx, row);
  await ctx.write(async (w) => {
    // The question's row gives the order: of two people who decide at once, the later one finds the earlier's status.
    const question = await lockDiscussionOf(w, commentID);
    if (!question) throw notFound('Comment');
    const { discussion_id: discussionID } = question;
    const earlierStatus = (
      await w.db.row<{ status: AnswerStatus }>(
        sql`select status from answers where comment_id = ${commentID}`,
      )
    )?.status;
    if ((earlierStatus ?? 'pending') === status) return;
    await w.db.execute(
      status === 'pending'
        ? sql`delete from answers where comment_id = ${commentID}`
        : sql`
          insert into answers (comment_id, discussion_id, status, accept_user_id)
          values (${commentID}, ${discussionID}, ${status}, ${ctx.viewer.userID})
          on conflict (comment_id) do update set status = excluded.status,
            accept_user_id = excluded.accept_user_id, date_accepted = excluded.date_accepted`,
    );
    await refreshQuestion(w, discussionID);
    const { userID } = ctx.viewer;
    await w.announce(
      answerStatusChanged,
      { commentID, discussionID, status, earlierStatus: earlierStatus ?? 'pending', userID },
      {
        invalidates: [
          cacheTag.discussion(discussionID),
          cacheTag.allPosts,
          cacheTag.userPosts(row.insert_user_id),
        ],
      },
    );
  });
}

function requireMayAccept(ctx: RequestContext, row: CommentRow): void {
  const question = {
    categoryID: row.category_id,
    insertUserID: row.discussion_user_id,
    closed: row.is_closed,
  };
  if (canAcceptAnswers(question, ctx.viewer.permissions, ctx.viewer.userID)) return;
  throw permissionProblem([row.is_closed ? 'community.moderate' : 'discussions.edit']);
}
