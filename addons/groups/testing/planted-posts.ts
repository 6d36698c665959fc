import { discussionBy, done, type PlantPosts } from '@parley/addon-api/testing';

let privateCategoryID = 0;

/** A public group at first, and a private one that all know of; then what the private one says, and a secret group. */
export const plantPosts: PlantPosts = async ({ admin, author, post, marker, isSecret }) => {
  const groupOf = async (privacy: string) => {
    const words = { name: `Friends of the ${marker}, ${privacy}`, description: `All of the ${marker}.` };
    return (await done(author.post('/groups', { ...words, privacy }))).categoryID;
  };
  const say = (categoryID: number) =>
    discussionBy(author, { ...post, categoryID, name: `The ${marker} among friends` });
  if (!isSecret) {
    await done(admin.patch('/addons/groups', { enabled: true }));
    const open = await say(await groupOf('public'));
    privateCategoryID = await groupOf('private');
    return [open];
  }
  const posts = [await say(privateCategoryID), await say(await groupOf('secret'))];
  if (!(await author.get('/groups')).text.includes(`${marker}, secret`))
    throw new Error('No group is there.');
  return posts;
};
