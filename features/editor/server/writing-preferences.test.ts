// In which format a member writes: theirs alone, on all their devices.
import { expect, it } from 'vitest';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();

const ADDRESS = '/bodies/preferences';

it('is chosen, changed and given up, and is nobody else’s', async () => {
  const { client } = test.member;
  expect((await client.get(ADDRESS)).body).toEqual({ format: null });
  for (const format of ['markdown', 'rich2', 'markdown'])
    expect(await client.patch(ADDRESS, { format })).toMatchObject({ status: 200, body: { format } });
  expect((await client.get(ADDRESS)).body).toEqual({ format: 'markdown' });
  expect((await test.other.client.get(ADDRESS)).body).toEqual({ format: null });
  const { discussionID } = await discussionBy(client);
  const page = `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${discussionID}`;
  expect((await client.get(page)).body.viewerState.writingFormat).toBe('markdown');
  expect((await test.other.client.get(page)).body.viewerState.writingFormat).toBeNull();
  expect((await client.patch(ADDRESS, { format: null })).body).toEqual({ format: null });
  expect((await client.get(ADDRESS)).body).toEqual({ format: null });
});

it('is one of two, and a member’s', async () => {
  expect((await test.member.client.patch(ADDRESS, { format: 'bbcode' })).status).toBe(422);
  expect((await test.member.client.patch(ADDRESS, {})).status).toBe(400);
  expect((await test.guest.patch(ADDRESS, { format: 'rich2' })).status).toBe(403);
});

it('is rich text where nobody chose', async () => {
  const { body } = await test.admin.client.get('/config?select=garden.inputFormatter');
  expect(body['garden.inputFormatter']).toBe('rich2');
});
