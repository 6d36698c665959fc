// What happens to answers.
import { byUser, defineEvent, id, z } from '@parley/addon-api/contract';
import { answerStatus } from './qna.contract.ts';

/** Whoever asked, or a moderator, said whether it answers the question. */
export const answerStatusChanged = defineEvent(
  'answer.statusChanged',
  z.object({
    commentID: id,
    discussionID: id,
    status: answerStatus,
    earlierStatus: answerStatus,
    userID: byUser,
  }),
);
