// The guards before any endpoint: own pages, tokens, verbs, media types.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../features/users/server/testing/members.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { testSite } from './testing/test-site.ts';

let test: TestSite;
beforeAll(async () => {
  test = await testSite();
});
afterAll(() => test.close());

it('refuses writes that another site made a browser send', async () => {
  const { client } = await signedIn(test, 'Ulrike');
  const post = { name: 'Not from here', body: 'x', format: 'text', categoryID: 1 };
  const attempts: Record<string, string>[] = [
    { 'x-requested-with': '' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of attempts) {
    const { status, body } = await client.call('POST', '/discussions', post, headers);
    expect([status, body.code], JSON.stringify(headers)).toEqual([403, 'csrf']);
  }
  const read = await client.call('GET', '/users/me', undefined, { origin: 'https://elsewhere.example' });
  expect(read.body.name).toBe('Ulrike');
});

it('knows only the bearer token where there is one', async () => {
  const { client } = await signedIn(test, 'Valentin', 'administrator');
  const { body: token } = await client.post('/tokens', { name: 'a program' });
  const program = test.client();
  program.bearer = token.accessToken;
  // No page of ours sent this, and it needs none to have: no browser adds a token by itself.
  const headers = { 'x-requested-with': '', origin: 'https://elsewhere.example' };
  expect((await program.call('GET', '/users/me', undefined, headers)).body.name).toBe('Valentin');
  const post = { name: 'From a program', body: 'x', format: 'text', categoryID: 1 };
  expect((await program.call('POST', '/discussions', post, headers)).status).toBe(201);
  const both = await client.call('GET', '/users/me', undefined, { authorization: 'Bearer not-a-token' });
  expect(both.body.userID ?? 0).toBe(0);
});

it('says 404 to what is not there and 405 to the wrong verb', async () => {
  expect((await test.guest.get('/no-such-thing')).status).toBe(404);
  for (const [method, path] of [
    ['PUT', '/discussions'],
    ['DELETE', '/search'],
    ['POST', '/discussions/1/bookmark'],
  ]) {
    const { status, body } = await test.guest.call(method as string, path as string, {});
    expect([status, body.message], `${method} ${path}`).toEqual([405, 'Method Not Allowed']);
  }
  expect((await test.guest.send('POST', '/discussions', {})).status).toBe(405);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await test.guest.call('POST', '/sessions', 'username=a&password=b', form)).status).toBe(415);
});

it('refuses in its own words what is no request, or has too much before its body', async () => {
  const long = await test.guest.get(`/discussions?name=${'x'.repeat(20_000)}`);
  expect([long.status, long.body]).toEqual([
    431,
    {
      message: 'The address and the headers of the request are too large.',
      status: 431,
      code: 'request',
      description: null,
      requestID: expect.any(String),
    },
  ]);
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  socket.end('GET nowhere\r\n\r\n');
  const answer = (await socket.toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 400, code: 'request' });
});
