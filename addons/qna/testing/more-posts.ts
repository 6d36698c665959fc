import { comment, done, type MorePosts } from '@parley/addon-api/testing';

/** A question with an answer that was accepted. */
export const morePosts: MorePosts = async ({ member, other }) => {
  const post = {
    name: 'Which flower comes first?',
    body: 'In spring, I mean.',
    format: 'markdown',
    categoryID: 1,
  };
  const question = await done<{ discussionID: number; url: string }>(
    member.client.post('/discussions/question', post),
  );
  const answer = await comment(other, question.discussionID, 'The snowdrop.');
  await comment(other, question.discussionID, 'Or the hazel, which is a shrub.');
  await done(member.client.patch(`/comments/${answer.commentID}/answer`, { status: 'accepted' }));
  return { question };
};
