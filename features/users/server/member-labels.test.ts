// What an add-on knows of members stands beside their names, while it is switched on, and of nobody who is private.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSiteWith } from '../../../app/testing/test-site.ts';
import { memberLabels } from '../../../platform/server/places/member-labels.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { signedIn } from './testing/members.ts';

const addon = {
  name: 'apiary',
  addon: { key: 'apiary', name: 'Apiary', description: 'Bees.', isEnabledByDefault: true },
  extensions: [
    memberLabels.add({
      places: ['post', 'profile'],
      position: 30,
      labelsOf: async (_ctx, members) =>
        new Map(members.map(({ userID }) => [userID, [{ text: 'Keeper', tone: 'plain' }]])),
    }),
  ],
};

let test: TestSite;
beforeAll(async () => {
  test = await testSiteWith([addon]);
});
afterAll(() => test?.close());

it('stands behind the title, for those whose profile is seen', async () => {
  const admin = await signedIn(test, 'Admin', 'administrator');
  const [melba, shy, reader] = [
    await signedIn(test, 'Melba'),
    await signedIn(test, 'Shy'),
    await signedIn(test, 'Reader'),
  ];
  await admin.client.patch(`/users/${melba.userID}`, { title: 'Poet' });
  await admin.client.patch(`/users/${shy.userID}`, { title: 'Ghost', private: true });
  const labelsOf = async (author: typeof melba) => {
    const { discussionID } = await discussionBy(author.client);
    const { body: seen } = await reader.client.get(`/discussions/${discussionID}?expand=insertUser`);
    return seen.insertUser.labels;
  };
  const title = { text: 'Poet', tone: 'plain' };
  expect(await labelsOf(melba)).toEqual([title, { text: 'Keeper', tone: 'plain' }]);
  expect(await labelsOf(shy)).toBeUndefined();
  const onCard = async (userID: number) => (await reader.client.get(`/users/${userID}?expand=labels`)).body;
  expect((await onCard(melba.userID)).labels).toEqual([{ text: 'Keeper', tone: 'plain' }]);
  expect((await onCard(admin.userID)).labels).toContainEqual({ text: 'Administrator', tone: 'staff' });
  expect(await onCard(shy.userID)).not.toHaveProperty('labels');
  await admin.client.patch('/addons/apiary', { enabled: false });
  expect(await labelsOf(melba)).toEqual([title]);
  expect(await labelsOf(admin)).toBeUndefined();
});
