import { done, type HidesLater } from '@parley/addon-api/testing';

/** A public group that becomes a secret one, and one that is deleted. */
export const hidesLater: HidesLater = {
  // With a group that stays: that there are groups at all is no secret.
  prepare: async (admin) => {
    await done(admin.patch('/addons/groups', { enabled: true }));
    await done(admin.post('/groups', { name: 'Neighbours', privacy: 'public' }));
  },
  plant: async ({ admin, author, reader, add, marker }) => {
    const groupOf = async (name: string) => {
      const group = await done(
        author.post('/groups', { name: `${marker} ${name}`, description: marker, privacy: 'public' }),
      );
      const path = `/groups/${group.groupID}`;
      const { userID } = await done(reader.post(`${path}/join`, {}));
      await add(`${name} with a group`, { categoryID: group.categoryID });
      return { path, own: `${path}/members/${userID}` };
    };
    const [closing, going] = [await groupOf('closing'), await groupOf('deleted')];
    return async () => {
      await done(admin.patch(closing.path, { privacy: 'secret' }));
      await done(admin.delete(closing.own));
      await done(admin.delete(going.path));
    };
  },
};
