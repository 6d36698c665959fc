// What stands in the first line of a request may be anything: it is sent as it is over a socket, past every client that would
// tidy it up first.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../features/users/server/testing/members.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { testSite } from './testing/test-site.ts';

let test: TestSite;
beforeAll(async () => {
  test = await testSite();
});
afterAll(() => test?.close());

/** The status of the answer, and its body. */
function ask(
  line: string,
  headers: readonly string[] = [],
  body = '',
): Promise<{ status: number; text: string }> {
  const { port } = new URL(test.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    const received: Buffer[] = [];
    socket.setTimeout(20_000, () => socket.destroy(new Error(`No answer to ${JSON.stringify(line)}`)));
    socket.on('error', reject).on('data', (part) => received.push(part));
    socket.on('close', () => {
      const text = Buffer.concat(received).toString();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text });
    });
    const all = ['Host: parley.example', 'Connection: close', ...headers];
    if (body) all.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
    socket.write(Buffer.from(`${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`, 'latin1'));
  });
}

const ROOTS = [
  '/',
  '/discussions',
  '/discussion/1/x',
  '/profile/Ann',
  '/search',
  '/uploads',
  '/assets',
  '/api/v2',
  '/api/v2/users/1',
];
const ODD = [
  'x%00y',
  '%00',
  '%ED%A0%80',
  '%C0%AE%C0%AE',
  '%FF',
  '%',
  '%2',
  '%2e%2e%5c{FILE}',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/',
  '..\\..\\x',
  '\\\\evil.example/x',
  '\\\\[',
  ':80',
  '@evil.example',
  '[',
  '[::1',
  'a:99999999',
  '\u00e9\u00ff',
  '?query=%00',
  '?page=%00',
  '?a[%00]=1',
  '?%00=1',
  '?%ED%A0%80=1',
  '?q=\u00ff',
  '?locale=%00',
  '?access_token=%00',
  '?role-token=%00',
  '?access_token=va.a%00b',
  '?Target=%00',
  '#x',
  ';x=1',
  '"<>^`{|}',
  '.csv',
  '.json',
];
const TARGETS = [
  ...ROOTS.flatMap((root) => ODD.flatMap((odd) => [`${root}${odd}`, `${root}/${odd}`])),
  '//x%00y',
  '/\\\\\\%2e%2e%5c{FILE}',
  '//',
  '///',
  '/\\',
  '\\',
  '//[',
  '//:',
  '//@',
  '/.//:',
  '/.//evil.example/x',
  '//a:b@c:d',
  '*',
  'x',
  '?',
  'http://',
  'http://[',
  'http://other.example/',
  'http://other.example:99999/x',
  'https://other.example/%00',
  'javascript:alert(1)',
];

describe('a first line that no client of ours sends', () => {
  it.each(['GET', 'POST', 'HEAD', 'OPTIONS'])(
    'is answered without a fault: %s',
    async (verb) => {
      const wrong: string[] = [];
      for (const target of TARGETS) {
        const { status, text } = await ask(`${verb} ${target}`);
        if (!(status >= 200 && status < 500)) wrong.push(`${verb} ${target}: ${text.slice(0, 300)}`);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});

it('NUL in a path or a query is refused in words, wherever it stands', async () => {
  const targets = [
    '//x%00y',
    '/discussions?query=%00',
    '/search?query=a%00',
    '/api/v2/discussions?name=%00',
    '/api/v2/users/%00',
  ];
  for (const target of targets) {
    const { status, text } = await ask(`GET ${target}`);
    expect([target, status]).toEqual([target, 400]);
    expect(text).toContain('The address holds characters that are not text.');
  }
});

it('what a cookie or a header holds is no fault of ours either', async () => {
  const odd = ['%00', '%ED%A0%80', '%', '\u00ff', 'a%00b', '"', 'va.%00', '{', `${'x'.repeat(3000)}`];
  const names = ['parley', 'parley-locale', 'parley-anonymity', 'x'];
  const headers = [
    'Accept-Language',
    'Authorization',
    'Idempotency-Key',
    'If-Match',
    'If-None-Match',
    'X-Request-ID',
    'User-Agent',
    'Accept-Encoding',
    'Origin',
    'Referer',
    'X-Forwarded-For',
    'Range',
  ];
  const lines = odd.flatMap((value) => [
    ...names.map((name) => `Cookie: ${name}=${value}`),
    ...headers.flatMap((name) => [`${name}: ${value}`, `${name}: Bearer ${value}`]),
  ]);
  const wrong: string[] = [];
  for (const line of lines)
    for (const target of ['GET /', 'GET /api/v2/users/me', 'POST /api/v2/sessions']) {
      const { status, text } = await ask(
        target,
        [line],
        target.startsWith('POST') ? '{"username":"x","password":"y"}' : '',
      );
      if (!(status >= 200 && status < 500)) wrong.push(`${target} ${line}: ${text.slice(0, 300)}`);
    }
  expect(wrong).toEqual([]);
}, 120_000);

describe('a token that holds what is not text', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { exp: 4e9, iat: 1, sub: '1', jti: 'x', job: 'y', step: 0, aud: 'calls' };
  const HEADERS = [
    { alg: 'HS512', kid: '\0' },
    { alg: 'HS512', kid: 'a\0b' },
    { alg: 'HS512', kid: '\ud800' },
    { alg: 'HS512', kid: { a: 1 } },
    { alg: 'HS512', kid: ['x'] },
    { alg: 'HS512', kid: 'x'.repeat(5000) },
    { alg: 'HS512', crit: ['x'] },
    { alg: 'none' },
    { alg: '\0' },
    null,
    [],
    'text',
  ];
  const TOKENS = [
    ...HEADERS.map((header) => `${part(header)}.${part(claims)}.AAAA`),
    `${part({ alg: 'HS512', kid: 'x' })}.${part({ ...claims, jti: '\0' })}.AAAA`,
    'a.b.c',
    '..',
    '.',
    '%00',
    `${'A'.repeat(3000)}.A.A`,
  ];
  it('is answered 401 or 400 by /calls/run, and as a role token 401', async () => {
    const wrong: string[] = [];
    for (const token of TOKENS) {
      const run = await test.guest.call('POST', '/calls/run', token, {
        'content-type': 'application/system+jwt',
      });
      if (![400, 401].includes(run.status)) wrong.push(`${token}: ${run.text}`);
      const read = await test.guest.get(`/discussions?role-token=${encodeURIComponent(token)}`);
      if (![400, 401].includes(read.status)) wrong.push(`${token}: ${read.text}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('the name of a file that holds what is not text is reported or cleaned', async () => {
  const admin = await signedIn(test, 'Ann', 'administrator');
  for (const name of [
    "filename*=utf-8''a%00b.txt",
    "filename*=utf-8''%ED%A0%80.txt",
    'filename="a\\0b.txt"',
    'filename="\u00ff.txt"',
  ]) {
    const lines = [
      '--x',
      `Content-Disposition: form-data; name="file"; ${name}`,
      'Content-Type: text/plain',
      '',
      'words',
      '--x--',
      '',
    ];
    const { status, text } = await admin.client.call('POST', '/media', lines.join('\r\n'), {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect([201, 400, 415, 422], `${name}: ${text}`).toContain(status);
  }
});
