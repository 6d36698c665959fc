// See app/testing/not-prepared.ts.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/qna/server/imported-answers.ts': 2,
  'addons/qna/server/question.attributes.ts': 1,
};
