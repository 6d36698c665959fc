import type { RecordsToWalk } from '@parley/addon-api/testing';

export const recordsToWalk: RecordsToWalk = {
  values: {
    status: ['accepted'],
    qna: ['accepted', 'suggested'],
    counts: ['question'],
    addonID: ['qna'],
    postTypeID: ['question'],
    discussionType: ['question'],
    types: ['question', 'answer'],
  },
};
