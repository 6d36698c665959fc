// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '@parley/addon-api/contract';
import { answerAttributes, answerReference, answerStatus, questionAttributes } from './qna.contract.ts';

export const qnaApi: ApiDescription = {
  schemas: {
    AnswerAttributes: answerAttributes,
    AnswerReference: answerReference,
    AnswerStatus: answerStatus,
    QuestionAttributes: questionAttributes,
  },
  descriptions: {
    acceptUserID: 'The member who accepted the answer.',
    acceptedAnswers: 'The answers that were accepted.',
    dateAccepted: 'When it was accepted, in UTC; null where it was not.',
    dateAnswered: 'When the question was first answered, in UTC.',
    rejectedAnswers: 'The answers that were rejected.',
  },
};
