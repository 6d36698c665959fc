import type { Comment } from '@parley/addon-api/web';
import type { AnswerAttributes } from '../qna.contract.ts';

/** The status of a comment as an answer, where there is one. */
export function answerOf({ attributes }: Pick<Comment, 'attributes'>): AnswerAttributes | undefined {
  return attributes.answer as AnswerAttributes | undefined;
}
