// Connections that fall silent without being closed, as a dead network leaves them, and a database that is stopped: two
// processes, one of which connects to the database through a proxy that holds connections.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HoldingProxy, holdingProxy } from '../../platform/server/testing/holding-proxy.ts';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import { type BuiltServer, startBuiltServer } from '../testing/built-server.ts';
import { type EmbeddedServer, startEmbeddedServer } from '../testing/embedded-server.ts';
import {
  expectAllStored,
  expectJobsDone,
  log,
  setUp,
  signIn,
  startWriters,
  until,
} from '../testing/writers.ts';

/** The longest that anything may take, with room for a busy machine. */
const QUICK_MS = 5000;
const SECRET = 'The tallow hoard lies under the larch';

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const since = performance.now();
  const answer = await work;
  return [answer, Math.round(performance.now() - since)];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('of two processes', () => {
  let proxy: HoldingProxy;
  let near: EmbeddedServer;
  let far: BuiltServer;
  let admin: TestClient;
  let discussionID: number;
  beforeAll(async () => {
    // A cluster of its own: connections that are held would hold up whoever drops a database beside them.
    near = await startEmbeddedServer();
    proxy = await holdingProxy(near.databaseUrl);
    far = await startBuiltServer({ DATABASE_URL: proxy.url });
    far.query = near.query;
    discussionID = await setUp(near);
    admin = await signIn(near.client());
  }, 90_000);
  afterAll(async () => {
    proxy?.letGo();
    await far?.close();
    await near?.close();
    await proxy?.close();
  }, 60_000);

  it('one whose line is silent shows nothing that the other has closed', async () => {
    const category = (await admin.post('/categories', { name: 'Larches', urlcode: 'larches' })).body;
    const post = { name: SECRET, body: SECRET, format: 'text', categoryID: category.categoryID };
    const { body: discussion } = await admin.post('/discussions', post);
    const path = new URL(discussion.url).pathname;
    const guest = far.client();
    await until(async () => (await guest.page(path)).text.includes(SECRET));
    const addresses = [path, '/discussions', '/categories/larches', '/', `/search?query=tallow`];
    for (const address of addresses) for (const _ of [1, 2]) await guest.page(address);
    for (const _ of [1, 2, 3]) await guest.get('/discussions');
    proxy.holdThose('parley listen');
    const closed = await admin.patch(`/categories/${category.categoryID}`, { customPermissions: true });
    expect(closed.status).toBeLessThan(300);
    expect((await near.client().page(path)).text).not.toContain(SECRET);
    // Two seconds is what silence may last before it is noticed.
    await pause(2200);
    for (let round = 0; round < 10; round++) {
      for (const address of [...addresses, `/discussions?fresh=${round}`]) {
        const { status, text } = await guest.page(address);
        expect([200, 401, 403, 404, 503]).toContain(status);
        expect(text).not.toContain(SECRET);
      }
      expect((await guest.get('/discussions')).text).not.toContain(SECRET);
      await pause(200);
    }
    proxy.letGo();
  }, 60_000);

  it('writes go on within seconds when every connection of one fell silent', async () => {
    const writers = await startWriters([near, far], discussionID, 'silent');
    await writers.untilWritten(40);
    proxy.hold();
    await pause(3000);
    const [refused, milliseconds] = await timed(far.client().get('/discussions?fresh=1'));
    expect(refused.status).toBe(503);
    const [ready, readyMs] = await timed(fetch(`${far.url}/readyz`));
    expect(ready.status).toBe(503);
    log(`all connections silent: refused after ${milliseconds} ms, /readyz after ${readyMs} ms`);
    expect(Math.max(milliseconds, readyMs)).toBeLessThan(2000);
    // Those that are held stay silent for good: new ones take their place.
    proxy.letNewOnesThrough();
    const since = performance.now();
    await until(async () => (await far.client().get('/discussions?fresh=2')).status === 200, QUICK_MS);
    log(`served again ${Math.round(performance.now() - since)} ms after new connections got through`);
    await writers.untilWritten(40);
    await writers.stop();
    expect(writers.wrong).toEqual([]);
    await expectAllStored(near, writers);
    await expectJobsDone(near);
    proxy.letGo();
  }, 120_000);
});

describe('a database that is stopped for twenty seconds', () => {
  let server: EmbeddedServer;
  let discussionID: number;
  beforeAll(async () => {
    server = await startEmbeddedServer();
    discussionID = await setUp(server);
  }, 90_000);
  afterAll(() => server?.close(), 30_000);

  it('leaves guests their pages, refuses the rest quickly, and is forgotten when it goes on', async () => {
    const guest = server.client();
    for (const _ of [1, 2]) expect((await guest.page('/discussions')).status).toBe(200);
    const member = await signIn(server.client());
    const writers = await startWriters([server], discussionID, 'stopped');
    await writers.untilWritten(30);
    await writers.stop();
    await until(async () => (await guest.page('/discussions')).status === 200);
    await pause(1500);
    await guest.page('/discussions');
    const stopped = familyOf(server.postmaster());
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    const until20 = performance.now() + 20_000;
    try {
      const longest = { page: 0, ready: 0, member: 0 };
      const [first, firstMs] = await timed(member.get('/discussions?fresh=1'));
      expect(first.status).toBe(503);
      log(`stopped: the first was refused after ${firstMs} ms`);
      expect(firstMs).toBeLessThan(QUICK_MS);
      while (performance.now() < until20) {
        const [page, pageMs] = await timed(guest.page('/discussions'));
        expect(page.status).toBe(200);
        const [ready, readyMs] = await timed(fetch(`${server.url}/readyz`));
        expect(ready.status).toBe(503);
        const [refused, memberMs] = await timed(member.get('/discussions?fresh=2'));
        expect(refused.status).toBe(503);
        longest.page = Math.max(longest.page, pageMs);
        longest.ready = Math.max(longest.ready, readyMs);
        longest.member = Math.max(longest.member, memberMs);
        await pause(300);
      }
      log(
        `stopped: page ${longest.page} ms, /readyz ${longest.ready} ms, refused ${longest.member} ms at most`,
      );
      expect(Math.max(longest.page, longest.ready, longest.member)).toBeLessThan(2000);
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    }
    const since = performance.now();
    await until(async () => (await member.get('/discussions?fresh=3')).status === 200, QUICK_MS);
    log(`served again ${Math.round(performance.now() - since)} ms after it went on`);
    await expectAllStored(server, writers);
    await expectJobsDone(server);
  }, 120_000);
});

/** The main process and all that it started. */
function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  return [pid, ...children.map(Number)];
}
