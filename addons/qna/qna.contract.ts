// Questions and answers: asking, and judging the comments as answers.
import { z } from 'zod';
import { comment, commentExpand } from '../../features/comments/comments.contract.ts';
import {
  discussion,
  discussionExpand,
  discussionPost,
} from '../../features/discussions/discussions.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { errorCatalogue } from '../../platform/contract/errors.ts';
import { dateTime, idParam } from '../../platform/contract/fields.ts';

export const answerStatus = z.enum(['accepted', 'rejected', 'pending']);
export type AnswerStatus = z.infer<typeof answerStatus>;

/** `attributes.answer` of a comment that was judged. */
export const answerAttributes = z.object({
  status: z.enum(['accepted', 'rejected']),
  dateAccepted: dateTime.nullable(),
  acceptUserID: z.int().nullable(),
});
export type AnswerAttributes = z.infer<typeof answerAttributes>;

export const answerReference = z.object({ commentID: z.int(), body: z.string().optional() });

/** `attributes.question` of a discussion of type question. */
export const questionAttributes = z.object({
  status: z.enum(['unanswered', 'answered', 'accepted', 'rejected']),
  dateAccepted: dateTime.nullable(),
  dateAnswered: dateTime.nullable(),
  acceptedAnswers: z.array(answerReference).optional(),
  rejectedAnswers: z.array(answerReference).optional(),
});
export type QuestionAttributes = z.infer<typeof questionAttributes>;

export const qnaError = errorCatalogue({
  'answer.noQuestion': [400, 'Only comments on a question can be judged as answers.'],
});

export const postQuestion = endpoint({
  method: 'POST',
  path: '/discussions/question',
  summary: 'Asks a question.',
  permission: 'session.valid',
  query: z.object({
    expand: discussionExpand,
    excerptLength: z.int().min(10).max(2000).optional(),
  }),
  body: discussionPost,
  response: discussion,
  errors: ['discussion.typeNotAllowed', 'discussion.flood', 'discussion.duplicate'],
});

export const judgeAnswer = endpoint({
  method: 'PATCH',
  path: '/comments/:commentID/answer',
  summary: 'Accepts or rejects a comment as an answer, or takes that back.',
  permission: 'session.valid',
  params: z.object({ commentID: idParam }),
  query: z.object({ expand: commentExpand }),
  body: z.object({ status: answerStatus }),
  response: comment,
  errors: ['answer.noQuestion'],
});
