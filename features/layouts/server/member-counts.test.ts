import { expect, it } from 'vitest';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ hasFloodLimits: true });

const HOME = '/layouts/lookup-hydrate?layoutViewType=home&recordType=siteSection&recordID=0';

it('answers members how much they bookmarked and wrote, with the rest of their state', async () => {
  const { member, other } = test;
  const { discussionID } = await discussionBy(member.client);
  await other.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
  const countsOf = async (client: typeof member.client) => (await client.get(HOME)).body.viewerState?.counts;
  expect(await countsOf(member.client)).toMatchObject({ bookmarks: 0, discussions: 1 });
  expect(await countsOf(other.client)).toMatchObject({ bookmarks: 1, discussions: 0 });
  expect(await countsOf(test.guest)).toBeUndefined();
  const { counts } = (await other.client.get('/users/me-counts')).body;
  expect(counts).toContainEqual({ name: 'Bookmarks', count: 1 });
});
