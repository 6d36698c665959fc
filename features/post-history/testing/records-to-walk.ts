import type { RecordsToWalk } from '../../../app/testing/records-to-walk.ts';

export const recordsToWalk: RecordsToWalk = {
  // The first revision of the site, and the comment after the one that stands.
  values: { postRevisionID: [1], 'deleted-comments/commentID': [2] },
  make: async (admin) => {
    const { body } = await admin.get<{ discussionID: number }[]>('/discussions?limit=1');
    const discussionID = body[0]?.discussionID;
    await admin.patch(`/discussions/${discussionID}`, { body: 'Other words.', format: 'text' });
    const comment = await admin.post<{ commentID: number }>('/comments', {
      discussionID,
      body: 'Not for long.',
      format: 'text',
    });
    await admin.delete(`/comments/${comment.body.commentID}`);
  },
};
