// What answers hold while nobody reads them has a bound, for all connections together and for one address: the slowest go.
import { type ChildProcess, fork } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { registry } from '../platform/server/http/monitoring/metrics.ts';
import { createServer } from '../platform/server/http/server.ts';
import { temporaryFolder } from '../platform/server/testing/temporary-folder.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { allPageRoutes } from './all-page-routes.ts';
import { testSite } from './testing/test-site.ts';

const MEGABYTE = 1024 * 1024;

let test: TestSite;
beforeAll(async () => {
  test = await testSite();
});
afterAll(() => test?.close());

async function serve(pageBytes: number, maxUnreadBytes: number): Promise<FastifyInstance> {
  const app = await createServer({
    site: test.site,
    pageRoutes: allPageRoutes,
    renderPage: () => `<p>${'x'.repeat(pageBytes)}</p>`,
    maxUnreadBytes,
  });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return app;
}

interface Counts {
  begun: number;
  ended: number;
}

function slowReaders(target: object, connections: number, pages: number): { counts: Counts } {
  const child: ChildProcess = fork(
    join(import.meta.dirname, 'testing/slow-readers.mjs'),
    [target, connections, pages].map((each) => JSON.stringify(each)),
  );
  const readers = { counts: { begun: 0, ended: 0 } };
  child.on('message', (counts: Counts) => {
    readers.counts = counts;
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return readers;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await holds()); waited += 20) {
    if (waited > 30_000) throw new Error('It did not come to pass.');
    await sleep(20);
  }
}

/** What is in use, without what the collector has not come to yet. */
const collect = collector();
function memoryInUse(): number {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

const connectionsOf = (app: FastifyInstance) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('holds no more than the bound for 1,000 connections that read none of their pages, and answers others meanwhile', async () => {
  // Through a socket of the file system: of what goes over a loopback connection the system takes 3 MB, and little of what
  // goes into the world.
  const app = await serve(200_000, 32 * MEGABYTE);
  const path = join(temporaryFolder(), 'socket');
  await app.listen({ path });
  for (let at = 0; at < 100; at++) await read({ socketPath: path });
  const before = memoryInUse();
  const readers = slowReaders({ path }, 1000, 2);
  let reads = 0;
  while (readers.counts.begun < 1000 || reads < 20) {
    expect(await read({ socketPath: path })).toBeGreaterThan(200_000);
    reads++;
  }
  await until(async () => (await connectionsOf(app)) < 32 * 5 + 20);
  expect((memoryInUse() - before) / MEGABYTE).toBeLessThan(64);
  expect(await connectionsOf(app)).toBeGreaterThan(100);
}, 60_000);

it('ends connections of an address that has more than its share, and leaves those of others', async () => {
  const app = await serve(8_000_000, 64 * MEGABYTE);
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const target = { port, host: '127.0.0.1' };
  const other = slowReaders({ ...target, localAddress: '127.0.0.3' }, 1, 2);
  await until(() => other.counts.begun === 1);
  await sleep(500);
  const before = await ended();
  slowReaders({ ...target, localAddress: '127.0.0.2' }, 20, 2);
  await until(async () => (await ended()) >= before + 18);
  await sleep(500);
  // Two of 8 MB each are a quarter of the bound.
  expect([await connectionsOf(app), (await ended()) - before]).toEqual([3, 18]);
}, 60_000);

it('never ends the only one, however large its answer', async () => {
  const app = await serve(30_000_000, 16 * MEGABYTE);
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  expect(await read({ port })).toBeGreaterThan(30_000_000);
}, 60_000);

it('never ends whoever reads, though slowly, before those who do not', async () => {
  const app = await serve(8_000_000, 64 * MEGABYTE);
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const before = await ended();
  const reading = read({ port }, 30);
  await sleep(1000);
  slowReaders({ port, host: '127.0.0.1' }, 20, 2);
  await until(async () => (await ended()) - before >= 18);
  expect(await reading).toBeGreaterThan(8_000_000);
}, 60_000);

async function ended(): Promise<number> {
  const metric = await registry.getSingleMetric('parley_slow_readers_ended_total')?.get();
  return metric?.values[0]?.value ?? 0;
}

/** With a pause after every piece, if one is given. */
function read(from: { socketPath: string } | { port: number }, pause = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...from, path: '/search?query=read', agent: false }, (response) => {
      let length = 0;
      response.on('data', (data) => {
        length += data.length;
        if (pause === 0) return;
        response.pause();
        setTimeout(() => response.resume(), pause);
      });
      response.on('end', () => resolve(length));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
