// Structured data of a question for search engines: it, its accepted answers and the best of the others.

import { commentPath, formulasAsText, hydrateComments, type RequestContext, sql } from '@parley/addon-api';
import type { Comment } from '@parley/addon-api/contract';
import { withoutTags } from '@parley/addon-api/shared';

const SUGGESTED = 3;

export async function qaPage(
  ctx: RequestContext,
  discussionID: number,
  posting: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const rows = await ctx.db.rows<{ comment_id: number; is_accepted: boolean }>(sql`
    select c.comment_id, a.status is not null as is_accepted
    from comments c left join answers a on a.comment_id = c.comment_id and a.status = 'accepted'
    where c.discussion_id = ${discussionID} and c.depth = 1 and c.date_held is null and c.date_tombstoned is null
    order by a.status is null, c.score desc, c.comment_id limit ${sql.integer(SUGGESTED + 1)}`);
  const { comments } = await hydrateComments(
    ctx,
    rows.map((row) => row.comment_id),
    { expand: new Set(['insertUser', 'body']), forViewer: false, quoteParent: false },
  );
  const accepted = new Set(rows.filter((row) => row.is_accepted).map((row) => row.comment_id));
  const answers = comments.map((comment) => ({ comment, text: answer(ctx, comment) }));
  const {
    '@context': context,
    '@id': id,
    headline,
    commentCount,
    interactionStatistic: _,
    ...question
  } = posting;
  return {
    '@context': context,
    '@type': 'QAPage',
    mainEntity: {
      ...question,
      '@type': 'Question',
      '@id': id,
      name: headline,
      answerCount: commentCount,
      acceptedAnswer: answers
        .filter(({ comment }) => accepted.has(comment.commentID))
        .map((each) => each.text),
      suggestedAnswer: answers
        .filter(({ comment }) => !accepted.has(comment.commentID))
        .map((each) => each.text),
    },
  };
}

function answer(ctx: RequestContext, comment: Comment): Record<string, unknown> {
  return {
    '@type': 'Answer',
    text: withoutTags(formulasAsText(comment.body ?? ''), ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 1000),
    url: ctx.url(commentPath(comment.commentID)),
    datePublished: comment.dateInserted,
    upvoteCount: Math.max(0, comment.score),
    author: {
      '@type': 'Person',
      name: comment.insertUser?.name ?? 'Unknown User',
      ...(comment.insertUser?.url && { url: comment.insertUser.url }),
    },
  };
}
