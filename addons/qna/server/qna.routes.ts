import { hydrateComments, type Route, route } from '@parley/addon-api';
import type { Comment } from '@parley/addon-api/contract';
import { setAnswerStatus as setAnswerStatusEndpoint } from '../qna.contract.ts';
import { setAnswerStatus } from './answer.actions.ts';

export const qnaRoutes: Route[] = [
  route(setAnswerStatusEndpoint, async (ctx, { params, query, body }) => {
    await setAnswerStatus(ctx, params.commentID, body.status);
    const { comments } = await hydrateComments(ctx, [params.commentID], {
      expand: query.expand,
      quoteParent: true,
      forViewer: true,
    });
    return comments[0] as Comment;
  }),
];
