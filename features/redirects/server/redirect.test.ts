import { expect, it } from 'vitest';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();
const add = (path: string, destination: string) =>
  test.admin.client.post('/redirects', { path, destination });
const leadsTo = async (path: string) => {
  const { status, headers } = await test.guest.page(path);
  return [status, headers.get('location')];
};

it('leads from an old address to the new one, at once and for everybody, until it is deleted', async () => {
  expect(await leadsTo('/old/rules')).toEqual([404, null]);
  const { status, body } = await add('/old/rules/', `${test.url}/discussions`);
  expect([status, body.path, body.destination]).toEqual([201, '/old/rules', '/discussions']);
  expect(await leadsTo('/old/rules')).toEqual([301, '/discussions']);
  expect(await leadsTo('/old/rules/?sort=-score')).toEqual([301, '/discussions?sort=-score']);
  const path = `/redirects/${body.redirectID}`;
  await test.admin.client.patch(path, { destination: 'https://example.org/rules?of=bees' });
  expect(await leadsTo('/old/rules?x=1')).toEqual([301, 'https://example.org/rules?of=bees']);
  expect((await test.admin.client.get('/redirects?query=RULES')).body).toHaveLength(1);
  expect((await test.admin.client.get('/redirects?query=nothing')).body).toEqual([]);
  expect((await test.admin.client.delete(path)).status).toBe(204);
  expect(await leadsTo('/old/rules')).toEqual([404, null]);
  const { body: log } = await test.admin.client.get('/audit-logs?recordType=redirect');
  expect(log).toHaveLength(3);
});

it('takes letters of any script, and leaves pages that are there alone', async () => {
  await add('/stare/miód', '/categories');
  expect(await leadsTo(`/stare/${encodeURIComponent('miód')}`)).toEqual([301, '/categories']);
  await add('/discussions', '/categories');
  expect((await test.guest.page('/discussions')).status).toBe(200);
});

it.each([
  ['old', '/discussions', 400, 'redirect.pathInvalid'],
  ['/', '/discussions', 400, 'redirect.pathInvalid'],
  ['https://example.org/old', '/discussions', 400, 'redirect.pathInvalid'],
  ['/here', '/here/', 400, 'redirect.ownDestination'],
  ['/here', 'javascript:alert(1)', 400, 'redirect.destinationInvalid'],
  ['/here', 'discussions', 400, 'redirect.destinationInvalid'],
  ['/a', '/elsewhere', 409, 'redirect.pathTaken'],
  ['/b', '/a', 400, 'redirect.leadsOn'],
  ['/end', '/somewhere', 400, 'redirect.leadsOn'],
])('refuses %s to %s', async (path, destination, status, code) => {
  await add('/a', '/end');
  const answer = await add(path, destination);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

it('is for those who manage the community', async () => {
  const body = { path: '/x', destination: '/discussions' };
  expect((await test.moderator.client.post('/redirects', body)).status).toBe(403);
  expect((await test.guest.get('/redirects')).status).toBe(403);
  expect((await test.admin.client.get('/redirects/4711')).status).toBe(404);
});
