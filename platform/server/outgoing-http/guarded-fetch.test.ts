import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isGlobalAddress } from './global-address.ts';
import { guardedFetch, type OutgoingRules } from './guarded-fetch.ts';
import { OutgoingProblem } from './outgoing-problem.ts';

let server: Server;
let port: number;
let here: string;
let received: { url: string; headers: Record<string, unknown>; method: string }[] = [];

const answers: Record<string, (response: ServerResponse) => void> = {
  '/hello': (response) => response.setHeader('set-cookie', 'a=b').end('hello'),
  '/redirect': (response) => response.writeHead(302, { location: '/hello' }).end(),
  '/moved': (response) => response.writeHead(307, { location: '/hello' }).end(),
  '/away': (response) => response.writeHead(302, { location: `http://localhost:${port}/hello` }).end(),
  '/inward': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end(),
  '/script': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/forever': (response) => response.writeHead(302, { location: '/forever' }).end(),
  '/large': (response) => response.end(Buffer.alloc(5000)),
  '/bomb': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000))),
  '/packed': (response) =>
    response.setHeader('content-encoding', 'br').end(brotliCompressSync(Buffer.from('small'))),
  '/slow': () => undefined,
  '/dripping': (response) => response.write('x'),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push({ url: request.url ?? '', headers: request.headers, method: request.method ?? '' });
    (answers[request.url ?? ''] ?? answers['/hello'])?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  here = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
});

const fetchHere = (path: string, more: Partial<OutgoingRules> = {}, request = {}) =>
  guardedFetch(here + path, request, { allowedHosts: [`127.0.0.1:${port}`], ...more });

const reasonOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof OutgoingProblem ? error.reason : error;
};

describe('an address', () => {
  it.each([
    ['8.8.8.8', true],
    ['2606:4700:4700::1111', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.8.8.8', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:8.8.8.8', false],
    ['::ffff:7f00:1', false],
    ['64:ff9b::7f00:1', false],
    ['64:ff9b:1::1', false],
    ['2002:7f00:1::', false],
    ['2001::1', false],
    ['2001:db8::1', false],
    ['fc00::1', false],
    ['fe80::1', false],
    ['fe80::1%eth0', false],
    ['ff02::1', false],
    ['localhost', false],
  ])('%s is global: %s', (address, isGlobal) => {
    expect(isGlobalAddress(address)).toBe(isGlobal);
  });
});

describe('what is not named', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'https://example.org:8443/',
    'http://0/',
    'http://169.254.169.254/latest/meta-data',
  ])('%s is never asked', async (address) => {
    const promise = guardedFetch(address.replace('PORT', String(port)), {}, { allowedHosts: [] });
    expect(await reasonOf(promise)).toBe('forbidden');
    expect(received).toEqual([]);
  });

  it.each(['file:///etc/passwd', 'ftp://example.org/', 'http://me:secret@example.org/', 'nonsense', ''])(
    '%s is no address',
    async (address) => {
      expect(await reasonOf(guardedFetch(address, {}, { allowedHosts: [] }))).toBe('address');
    },
  );

  it('is refused when one of a name’s addresses lies inside', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await reasonOf(guardedFetch('http://two.example/', {}, { allowedHosts: [], resolve }))).toBe(
      'forbidden',
    );
  });

  it('stays refused as metadata even where the host is named', async () => {
    const resolve = async () => [{ address: '169.254.169.254', family: 4 }];
    const rules = { allowedHosts: ['metadata.example', '[::ffff:a9fe:a9fe]'], resolve };
    expect(await reasonOf(guardedFetch('http://metadata.example/', {}, rules))).toBe('forbidden');
    expect(await reasonOf(guardedFetch('http://[::ffff:169.254.169.254]/', {}, rules))).toBe('forbidden');
  });
});

describe('what is named', () => {
  it('is fetched without cookies, told with the address that answered', async () => {
    const answer = await fetchHere('/redirect');
    expect([answer.status, await answer.text(), answer.url]).toEqual([200, 'hello', `${here}/hello`]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(received.map((each) => each.url)).toEqual(['/redirect', '/hello']);
  });

  it('is looked up once: a name that points elsewhere by then leads nowhere else', async () => {
    let times = 0;
    const resolve = async () => {
      times++;
      return [{ address: times === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    const rules = { allowedHosts: [`rebinding.example:${port}`], resolve };
    const answer = await guardedFetch(`http://rebinding.example:${port}/hello`, {}, rules);
    expect([answer.status, times]).toEqual([200, 1]);
    expect(received[0]?.headers.host).toBe(`rebinding.example:${port}`);
  });

  it('does not lead to what is not', async () => {
    expect(await reasonOf(fetchHere('/inward'))).toBe('forbidden');
    expect(await reasonOf(fetchHere('/away'))).toBe('forbidden');
    expect(await reasonOf(fetchHere('/script'))).toBe('address');
    expect(await reasonOf(fetchHere('/forever'))).toBe('redirects');
    expect((await fetchHere('/inward', { maxRedirects: 0 })).status).toBe(302);
  });

  it('keeps credentials for their origin', async () => {
    const allowedHosts = [`127.0.0.1:${port}`, `localhost:${port}`];
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const headers = { Authorization: 'Bearer x', accept: 'text/plain' };
    await fetchHere('/away', { allowedHosts, resolve }, { headers });
    expect(received.map((each) => each.headers.authorization)).toEqual(['Bearer x', undefined]);
    expect(received[1]?.headers.accept).toBe('text/plain');
    received = [];
    await fetchHere('/moved', {}, { method: 'POST', body: 'x', headers });
    await fetchHere('/redirect', {}, { method: 'POST', body: 'x' });
    expect(received.map((each) => each.method)).toEqual(['POST', 'POST', 'POST', 'GET']);
  });

  it('is read up to the limit, also unpacked', async () => {
    expect(await reasonOf(fetchHere('/large', { maxBytes: 4999 }))).toBe('tooLarge');
    expect((await fetchHere('/large', { maxBytes: 5000 })).status).toBe(200);
    expect(await reasonOf(fetchHere('/bomb', { maxBytes: 5000 }))).toBe('tooLarge');
    expect(await (await fetchHere('/packed')).text()).toBe('small');
  });

  it('has so long and no longer', async () => {
    expect(await reasonOf(fetchHere('/slow', { timeoutMs: 60 }))).toBe('timeout');
    expect(await reasonOf(fetchHere('/dripping', { timeoutMs: 60 }))).toBe('timeout');
    const rules = {
      allowedHosts: [],
      timeoutMs: 60,
      resolve: () => new Promise<never>(() => undefined),
    };
    expect(await reasonOf(guardedFetch('http://slow-names.example/', {}, rules))).toBe('timeout');
  });

  it('may not be there at all', async () => {
    expect(await reasonOf(guardedFetch('http://127.0.0.1:1/', {}, { allowedHosts: ['127.0.0.1:1'] }))).toBe(
      'unreachable',
    );
  });
});
