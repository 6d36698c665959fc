// Widgets that are the same on every page are rendered once, and again when what they show changes.

import { beforeAll, expect, it } from 'vitest';
import { discussionBy } from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import { cacheTag } from '../platform/server/cache/cache-tags.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';

const test = communityOfFile({ hasFloodLimits: true });
beforeAll(async () => {
  const { body: tag } = await test.admin.client.post('/tags', { name: 'coast' });
  const { discussionID } = await discussionBy(test.admin.client);
  await test.admin.client.put(`/discussions/${discussionID}/tags`, { tagIDs: [tag.tagID] });
}, 60_000);

const list = '/layouts/lookup-hydrate?layoutViewType=discussionList&recordType=siteSection&recordID=0';
const read = async (client: TestClient = test.guest) => (await client.get(list)).text;

it('take no statement once they are made', async () => {
  await read();
  const { statements } = await test.guest.get(list);
  // Widgets that are the same on many pages.
  test.site.data.invalidate([cacheTag.config]);
  expect((await test.guest.get(list)).statements).toBeGreaterThan(statements);
});

it('change with what they show, on every page', async () => {
  const { body: tag } = await test.admin.client.post('/tags', { name: 'harbour' });
  const { discussionID } = await discussionBy(test.admin.client, { name: 'Where the boats lie' });
  await test.admin.client.put(`/discussions/${discussionID}/tags`, { tagIDs: [tag.tagID] });
  await test.admin.client.patch('/categories/1', { name: 'The quay' });
  for (const client of [test.guest, test.member.client]) {
    const text = await read(client);
    expect(text).toContain('/discussions/tagged/harbour');
    expect(text).toContain('The quay');
  }
});

it('show an audience only what it may see', async () => {
  expect(await read(test.moderator.client)).toContain('Back room');
  for (const client of [test.guest, test.member.client])
    expect(await read(client)).not.toContain('Back room');
});
