import { discussionBy, type PlantPosts } from '@parley/addon-api/testing';

/** An idea that is wished for by the word. */
export const plantPosts: PlantPosts = async ({ author, post, marker }) => [
  await discussionBy(author, { ...post, name: `More ${marker}, please`, postTypeID: 'idea' }),
];
