// Nothing that opens an account stands in the log, however odd the request that carried it.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutSecrets } from '../platform/server/site/create-log.ts';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';

const SECRET = 'S3cretS3cretS3cret';

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ PARLEY_LOG_LEVEL: 'debug' }, { isMigrated: true });
}, 60_000);
afterAll(() => server?.close());

/** Bytes as they are: no client cleans them up. Answers what came back. */
function sendRaw(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (data) => (answer += data));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

const get = (target: string, ...headers: string[]) =>
  sendRaw([`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers]);

const NAMES = ['access_token', 'token', 'code', 'key', 'setup_key', 'state', 'sig', 'password', 'role-token'];

it('holds no value of a query and no header that signs in', async () => {
  const targets = NAMES.flatMap((name) => [
    `/?${name}=${SECRET}`,
    `/api/v2/discussions?${name}=${SECRET}`,
    `/api/v2/nowhere?${name}=${SECRET}`,
    `//x%00y?${name}=${SECRET}`,
    `/\\\\\\%2e%2e%5c{FILE}?${name}=${SECRET}`,
    `//[x?${name}=${SECRET}`,
    `/%ff%fe?${name}=${SECRET}`,
    `/x%3F${name}=${SECRET}`,
    `/x%3F${name}%3D${SECRET}`,
    `http://%zz/?${name}=${SECRET}`,
    `/setup?${name}=va.${SECRET}`,
  ]);
  const answers = [];
  for (const target of targets) answers.push(await get(target));
  answers.push(
    await get('/', `Authorization: Bearer va.${SECRET}`, `Cookie: parley=${SECRET}`),
    await get(`/entry/passwordreset/5/${SECRET}`),
    await get(`/entry/emailconfirm/5/${SECRET}?x=1`),
    await sendRaw([`GARBAGE ${SECRET} access_token=${SECRET}`]),
    await get('/', `Authorization: Bearer va.${SECRET}`, 'Authorization: Basic other'),
  );
  expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 '))).toEqual([]);
  // The log was at work: every request has its line.
  expect(server.printed().split('"route"').length).toBeGreaterThan(targets.length / 2);
  expect(server.printed()).not.toContain(SECRET);
});

it('cleans whatever writes a line: an error contains the address it failed at', () => {
  const line = JSON.stringify({
    err: { input: `//x?access_token=${SECRET}&page=2`, message: `Invalid URL: /a%3Ftoken=${SECRET}` },
    header: `Bearer ${SECRET}`,
    url: '/discussions',
  });
  const cleaned = withoutSecrets(line);
  expect(cleaned).not.toContain(SECRET);
  expect(JSON.parse(cleaned).url).toBe('/discussions');
});

it('answers 400 to a header that decides, sent twice', async () => {
  for (const twice of ['Host: example.org', 'host: 127.0.0.1'])
    expect(await get('/', twice)).toMatch(/^HTTP\/1\.1 400 /);
  for (const [one, other] of [
    ['Authorization: Bearer a', 'authorization: Bearer b'],
    ['Origin: http://a.example', 'Origin: http://b.example'],
  ] as const)
    expect(await get('/api/v2/discussions', one, other)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await get('/api/v2/discussions')).toMatch(/^HTTP\/1\.1 200 /);
});
