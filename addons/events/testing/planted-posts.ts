import { discussionBy, done, type PlantPosts } from '@parley/addon-api/testing';

/** An event that is called by the word, at a place of that name. */
export const plantPosts: PlantPosts = async ({ admin, author, post, marker, isSecret }) => {
  if (!isSecret) await done(admin.patch('/addons/events', { enabled: true }));
  const event = { dateStarts: '2190-01-05T10:00', timezone: 'UTC', location: `House of the ${marker}` };
  return [
    await discussionBy(author, { ...post, name: `Evening of the ${marker}`, postTypeID: 'event', event }),
  ];
};
