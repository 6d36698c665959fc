import { commentOn, discussionBy, type MoreCalls } from '@parley/addon-api/testing';

let written = 0;
const words = () => ({ body: `Words of an answer, number ${++written}.`, format: 'text' });

export const moreCalls: MoreCalls = {
  records: async ({ admin }, categoryID) => {
    const { discussionID } = await discussionBy(admin.client, { categoryID, postTypeID: 'question' });
    const { commentID } = await commentOn(admin.client, discussionID, { insertUserID: admin.userID });
    return { questionID: discussionID, answerID: commentID };
  },
  comments: ['answerID'],
  calls: {
    'POST /discussions/:discussionType, a question': ({ categoryID }) => [
      '/discussions/question',
      { name: 'One more question', categoryID, ...words() },
    ],
    'POST /comments, an answer': ({ more }) => ['/comments', { discussionID: more.questionID, ...words() }],
    'PATCH /comments/:commentID/answer': ({ more }) => [
      `/comments/${more.answerID}/answer`,
      { status: 'accepted' },
    ],
    'PUT /discussions/:discussionID/type, a question': ({ discussionID }) => [
      `/discussions/${discussionID}/type`,
      { type: 'question', postTypeID: 'question' },
    ],
    'PUT /discussions/:discussionID/status, of a question': ({ more }) => [
      `/discussions/${more.questionID}/status`,
      { statusID: 2 },
    ],
  },
  pages: ({ questionID }) => [`/discussion/${questionID}/x`],
};
