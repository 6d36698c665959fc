import { discussionBy, type PlantPosts } from '@parley/addon-api/testing';

/** A poll that can be answered by the word. */
export const plantPosts: PlantPosts = async ({ author, post, marker }) => {
  const pollOption = [{ body: `The ${marker}` }, { body: 'Another one' }];
  return [
    await discussionBy(author, { ...post, name: `Is the ${marker} best?`, postTypeID: 'poll', pollOption }),
  ];
};
