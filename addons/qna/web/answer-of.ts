import type { Comment } from '@parley/addon-api/web';
import type { AnswerAttributes } from '../qna.contract.ts';

/** The status of a comment as an answer, where somebody gave it one. */
export function answerOf({ attributes }: Pick<Comment, 'attributes'>): AnswerAttributes | undefined {
  const answer = attributes.answer as AnswerAttributes | undefined;
  return answer?.status === 'pending' ? undefined : answer;
}
