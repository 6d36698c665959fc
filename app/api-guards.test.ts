// The guards before any endpoint: own pages, tokens, verbs, media types.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutFloodLimits } from '../features/discussions/server/testing/community.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { testSite } from './testing/test-site.ts';

const FORM = 'application/x-www-form-urlencoded';
const TOO_MUCH = 'A form has 1000 fields at most, nested 5 deep.';

let test: TestSite;
let member: TestMember;
beforeAll(async () => {
  test = await testSite();
  await withoutFloodLimits(test);
  member = await signedIn(test, 'Wanda');
});
afterAll(() => test.close());

it('refuses writes that another site made a browser send', async () => {
  const { client } = await signedIn(test, 'Ulrike');
  const post = { name: 'Not from here', body: 'x', format: 'text', categoryID: 1 };
  const attempts: Record<string, string>[] = [
    { 'x-requested-with': '', origin: '' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' },
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
  const form = { 'content-type': FORM };
  expect((await member.client.call('PATCH', '/discussions/1', 'name=a', form)).status).toBe(415);
});

it.each([
  ['a same-origin Origin', { 'x-requested-with': '' }],
  ['Sec-Fetch-Site: same-origin', { 'x-requested-with': '', origin: '', 'sec-fetch-site': 'same-origin' }],
  ['a header that only a page of this site can set', { origin: '' }],
])('takes %s as proof of its own page', async (name, headers: Record<string, string>) => {
  const { client } = member;
  const post = { name, body: 'x', format: 'text', categoryID: 1 };
  expect((await client.call('POST', '/discussions', post, headers)).status).toBe(201);
});

it('reads a body that is a form as it would read JSON', async () => {
  const { client } = member;
  const text =
    'name=Caf%C3%A9+%26+tea&body=line+1%0Aline+2&format=text&categoryID=1&pinned=false&postMeta[a]=b';
  const sent = await client.call('POST', '/discussions', text, { 'content-type': FORM });
  expect([sent.status, sent.body.name, sent.body.categoryID]).toEqual([201, 'Café & tea', 1]);
  const form = new FormData();
  for (const [field, value] of Object.entries({
    discussionID: sent.body.discussionID,
    body: 'é',
    format: 'text',
  }))
    form.append(field, String(value));
  expect((await client.call('POST', '/comments', form)).body).toMatchObject({
    body: expect.stringContaining('é'),
  });
  form.append('body', new File(['x'], 'x.txt'));
  expect((await client.call('POST', '/comments', form)).status).toBe(201);
});

it.each([
  [
    'a field that reaches into prototypes',
    '__proto__[x]=1',
    400,
    'The form names a field that is not allowed.',
  ],
  ['more fields than are kept', `a[]=${'1&a[]='.repeat(1500)}`, 413, TOO_MUCH],
  ['fields nested too deep', 'a[b][c][d][e][f][g][h]=1', 413, TOO_MUCH],
])('refuses a form with %s', async (_, text, status, message) => {
  const { client } = member;
  const refused = await client.call('POST', '/discussions', text, { 'content-type': FORM });
  expect([refused.status, refused.body.message]).toEqual([status, message]);
});

it('signs nobody in by a form of another site', async () => {
  const sent = 'username=a&password=b';
  const from = (origin: string) =>
    test.guest.call('POST', '/sessions', sent, { 'content-type': FORM, 'x-requested-with': '', origin });
  expect((await from('https://elsewhere.example')).body.code).toBe('csrf');
  expect((await from(test.url)).body.code).toBe('session.wrongCredentials');
});

it('takes an empty body for none, whatever its type is said to be', async () => {
  const { client, userID } = member;
  const json = { 'content-type': 'application/json' };
  expect((await client.call('DELETE', '/discussions/99999', '', json)).status).toBe(404);
  expect((await client.call('GET', `/users/${userID}`, undefined, json)).status).toBe(200);
  const refused = await client.call('POST', '/discussions', '', json);
  expect(refused.body.errors.map(({ code }: { code: string }) => code)).toContain('missingField');
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

it('knows an action by either order of its path', async () => {
  const { client } = member;
  const post = { name: 'Either way', body: 'x', format: 'text', categoryID: 1 };
  const { discussionID } = (await client.post('/discussions', post)).body;
  expect((await client.put(`/discussions/bookmark/${discussionID}`, { bookmarked: true })).status).toBe(200);
  expect((await client.get(`/discussions/edit/${discussionID}`)).body.name).toBe('Either way');
  const texts = await test.guest.get('/locales/en/translations.js');
  expect(texts.text).toMatch(/gdn\.translations = /);
});
