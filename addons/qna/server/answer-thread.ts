// The thread of a question: its accepted answers come before everything else.

import { hydrateComments, hydrateThreadAsset, sql, threadAssetProps, widget } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import type { AnswerThreadAssetProps } from '../qna.contract.ts';
import { STORED_WORDS } from './question-words.ts';

const answerThreadProps = threadAssetProps.extend({
  tabTitles: z
    .object({
      all: z.string().default('All Answers'),
      accepted: z.string().default('Accepted Answers'),
      rejected: z.string().default('Rejected Answers'),
    })
    .prefault({}),
});

const MAX_ANSWERS = 20;

export const answerThread = widget({
  id: 'asset.answerThread',
  component: 'AnswerThreadAsset',
  name: STORED_WORDS.thread,
  views: ['question'],
  schema: answerThreadProps,
  fragmentTypes: ['CommentItemFragment'],
  hydrate: async (ctx, { props, params, records }) => {
    const thread = await hydrateThreadAsset(ctx, props, params, records);
    const rows = await ctx.db.rows<{ comment_id: number; status: string }>(sql`
      select a.comment_id, a.status from answers a join comments c using (comment_id)
      where a.discussion_id = ${thread.discussion.discussionID} and c.date_held is null
      order by a.status, a.date_accepted limit ${sql.integer(MAX_ANSWERS)}`);
    const { comments } = await hydrateComments(
      ctx,
      rows.map((row) => row.comment_id),
      { expand: new Set(['insertUser', 'body', 'reactions']), forViewer: false, quoteParent: true },
    );
    const accepted = new Set(rows.filter((row) => row.status === 'accepted').map((row) => row.comment_id));
    records.commentIDs.push(...comments.map((comment) => comment.commentID));
    const data: AnswerThreadAssetProps = {
      ...thread,
      acceptedAnswers: comments.filter((comment) => accepted.has(comment.commentID)),
      rejectedAnswers: comments.filter((comment) => !accepted.has(comment.commentID)),
      tabTitles: props.tabTitles,
    };
    return { ...data };
  },
});
