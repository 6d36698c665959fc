import { commentOn, discussionBy, done, type PlantPosts } from '@parley/addon-api/testing';

/** A question with an answer that was accepted. */
export const plantPosts: PlantPosts = async ({ author, post, marker }) => {
  const question = await discussionBy(author, {
    ...post,
    name: `Why is it ${marker}?`,
    postTypeID: 'question',
  });
  const { commentID } = await commentOn(author, question.discussionID, {
    body: `Since the ${marker} is so.`,
  });
  await done(author.patch(`/comments/${commentID}/answer`, { status: 'accepted' }));
  return [question];
};
