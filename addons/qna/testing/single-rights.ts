import type { MoreRights } from '@parley/addon-api/testing';

export const moreRights: MoreRights = {
  calls: {
    'accept an answer': (client, { answerID }) =>
      client.patch(`/comments/${answerID}/answer`, { status: 'accepted' }),
  },
  rights: {
    'discussions.edit': ['accept an answer'],
    'curation.manage': ['accept an answer'],
  },
};
