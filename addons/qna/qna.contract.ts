// Questions and answers: asking, and accepting or rejecting the comments as answers.

import {
  type Comment,
  type CommentThreadAssetProps,
  comment,
  commentExpand,
  dateTime,
  defineErrors,
  endpoint,
  idParam,
  z,
} from '@parley/addon-api/contract';
export const answerStatus = z.enum(['accepted', 'rejected', 'pending']);
export type AnswerStatus = z.infer<typeof answerStatus>;

/** `attributes.answer` of a comment on a question. */
export const answerAttributes = z.object({
  status: answerStatus,
  dateAccepted: dateTime.nullable(),
  acceptUserID: z.int32().nullable(),
});
export type AnswerAttributes = z.infer<typeof answerAttributes>;

/** With its body where `expand` asks for it. */
export const answerReference = z.object({ commentID: z.int32(), body: z.string().optional() });
export type AnswerReference = z.infer<typeof answerReference>;

/** `attributes.question` of a discussion of type question. */
export const questionAttributes = z.object({
  status: z.enum(['unanswered', 'answered', 'accepted', 'rejected']),
  dateAccepted: dateTime.nullable(),
  dateAnswered: dateTime.nullable(),
  acceptedAnswers: z.array(answerReference),
  rejectedAnswers: z.array(answerReference),
});
export type QuestionAttributes = z.infer<typeof questionAttributes>;

export const qnaError = defineErrors({
  'answer.noQuestion': [400, 'Only comments on a question can be judged as answers.'],
});

export const setAnswerStatus = endpoint({
  method: 'PATCH',
  path: '/comments/:commentID/answer',
  summary: 'Accepts or rejects a comment as an answer, or takes that back.',
  permission: 'session.valid',
  params: z.object({ commentID: idParam }),
  query: z.object({ expand: commentExpand }),
  body: z.object({
    status: answerStatus.describe('What the asker says of the answer; `pending` takes it back.'),
  }),
  response: comment,
  errors: ['answer.noQuestion'],
});

/** `AnswerThreadAsset`: the thread of a question, with its accepted answers on top. */
export type AnswerThreadAssetProps = CommentThreadAssetProps & {
  acceptedAnswers: Comment[];
  rejectedAnswers: Comment[];
  tabTitles: { all: string; accepted: string; rejected: string };
};
