// A community with a little of everything that widgets show, a part of it hidden.
import {
  type Community,
  community,
  discussionBy,
  withoutFloodLimits,
} from '../../../discussions/server/testing/community.ts';

export interface WidgetCommunity extends Community {
  gardenID: number;
  collectionID: number;
  discussionID: number;
}

export async function widgetCommunity(): Promise<WidgetCommunity> {
  const test = await community();
  await withoutFloodLimits(test);
  const { client } = test.admin;
  const garden = { name: 'Garden', urlcode: 'garden', featured: true, description: 'All that grows.' };
  const gardenID: number = (await client.post('/categories', garden)).body.categoryID;
  const swarm = { name: 'Bees swarm', categoryID: gardenID };
  const { discussionID } = await discussionBy(test.member.client, swarm);
  await discussionBy(test.moderator.client, { name: 'Hush', categoryID: test.privateCategoryID });
  const { body: tag } = await client.post('/tags', { name: 'coast' });
  await client.put(`/discussions/${discussionID}/tags`, { tagIDs: [tag.tagID] });
  await client.patch(`/discussions/${discussionID}`, { pinLocation: 'recent' });
  const records = [
    { recordType: 'discussion', recordID: discussionID },
    { recordType: 'category', recordID: test.privateCategoryID },
    { recordType: 'category', recordID: gardenID },
  ];
  const collectionID: number = (await client.post('/collections', { name: 'Worth keeping', records })).body
    .collectionID;
  return Object.assign(test, { gardenID, collectionID, discussionID });
}
