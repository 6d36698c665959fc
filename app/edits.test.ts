// Two people who edit one thing: whoever comes later with an old revision is told, and overwrites nothing.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Community, community } from '../features/discussions/server/testing/community.ts';

let test: Community;
beforeAll(async () => {
  test = await community();
  const { client } = test.admin;
  await client.post('/tags', { name: 'Beans' });
  const message = { body: 'Be kind.', format: 'text', viewLocation: 'content', layoutViewType: 'all' };
  await client.post('/moderation-messages', message);
});
afterAll(() => test.close());

it.each(['/tags/1', '/moderation-messages/1'])(
  '%s tells its revision to those who may edit',
  async (path) => {
    expect((await test.member.client.get(path)).headers.get('etag')).toBeNull();
  },
);

it.each([
  ['/categories/1/edit', '/categories/1', { description: 'First' }, { description: 'Second' }],
  ['/roles/8/edit', '/roles/8', { description: 'First' }, { description: 'Second' }],
  ['/tags/1', '/tags/1', { name: 'First' }, { name: 'Second' }],
  ['/reactions/edit/Like', '/reactions/Like', { description: 'First' }, { description: 'Second' }],
  ['/moderation-messages/1', '/moderation-messages/1', { body: 'First' }, { body: 'Second' }],
])('%s', async (source, path, first, second) => {
  const { client } = test.admin;
  const read = async () => (await client.get(source)).headers.get('etag') as string;
  const revision = await read();
  expect(revision).toMatch(/^"[\w-]{22}"$/);
  const change = (patch: object, ifMatch?: string) =>
    client.call('PATCH', path, patch, ifMatch === undefined ? {} : { 'if-match': ifMatch });
  expect((await change(first, revision)).status).toBe(200);
  const refused = await change(second, revision);
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  expect(refused.body.revision).toBe(await read());
  expect((await change(second, await read())).status).toBe(200);
  expect((await change(first)).status).toBe(200);
});
