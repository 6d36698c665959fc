// Collections are browsed as far as the reader sees what is in them.
import { expect, it } from 'vitest';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();

it('are listed by name with what is seen of them, and opened one by one', async () => {
  const admin = test.admin.client;
  const open = await discussionBy(test.member.client, { name: 'Terns nest' });
  const hidden = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
  const collect = async (name: string, ids: number[]) =>
    (
      await admin.post('/collections', {
        name,
        records: ids.map((recordID) => ({ recordID, recordType: 'discussion' })),
      })
    ).body.collectionID as number;
  const both = await collect('Shore', [open.discussionID, hidden.discussionID]);
  const secret = await collect('Secrets', [hidden.discussionID]);
  const look = (who: typeof test.guest, params = '') =>
    who.get(`/layouts/lookup-hydrate?layoutViewType=collections${params}`);
  const listed = async (who: typeof test.guest) =>
    (await look(who)).body.layout[0].$reactProps.children[0].$reactProps.collections;
  expect(await listed(test.guest)).toEqual([{ collectionID: both, name: 'Shore', count: 1 }]);
  expect(await listed(test.moderator.client)).toEqual([
    { collectionID: secret, name: 'Secrets', count: 1 },
    { collectionID: both, name: 'Shore', count: 2 },
  ]);
  const { body } = await look(test.guest, `&params[collectionID]=${both}`);
  const { collection } = body.layout[0].$reactProps.children[0].$reactProps;
  expect(body.heading ?? collection.name).toBe('Shore');
  expect(collection.records.map((each: { record: { name: string } }) => each.record.name)).toEqual([
    'Terns nest',
  ]);
  for (const id of [secret, 4711, '99999999999'])
    expect((await look(test.guest, `&params[collectionID]=${id}`)).status).toBe(404);
});
