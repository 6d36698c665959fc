import type { Comment } from '../../../features/comments/comments.contract.ts';
import type { AnswerAttributes } from '../qna.contract.ts';

/** The verdict on a comment, where there is one. */
export function answerOf({ attributes }: Pick<Comment, 'attributes'>): AnswerAttributes | undefined {
  return attributes.answer as AnswerAttributes | undefined;
}
