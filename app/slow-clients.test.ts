// Whoever asks and does not read holds little memory, and not for long.
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../platform/server/http/server.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { allPageRoutes } from './all-page-routes.ts';
import { testSite } from './testing/test-site.ts';

/** More than the buffers of a connection take. */
const PAGE = `<p>${'x'.repeat(8_000_000)}</p>`;

let test: TestSite;
let port: number;
let close: () => Promise<unknown>;
let connections: () => Promise<number>;
let rendered = 0;
beforeAll(async () => {
  test = await testSite();
  const app = await createServer({
    site: test.site,
    pageRoutes: allPageRoutes,
    renderPage: () => {
      rendered++;
      return PAGE;
    },
    unreadSeconds: 3,
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  connections = () =>
    new Promise((resolve, reject) =>
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  close = () => app.close();
});
afterAll(async () => {
  await close?.();
  await test?.close();
});

/** Never cached, so that each is rendered for itself. */
function ask(socket: Socket, times: number): void {
  const requests = Array.from(
    { length: times },
    (_, at) => `GET /search?query=bees${at} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
  );
  socket.write(requests.join(''));
}

function open(): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ended = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

it('answers one connection one request after another, as it reads', async () => {
  rendered = 0;
  const socket = open();
  ask(socket, 5);
  await expect.poll(() => rendered, { timeout: 20_000 }).toBe(1);
  await sleep(1500);
  // As long as the first answer is not read, nothing else is made.
  expect(rendered).toBe(1);
  let length = 0;
  let answers = 0;
  socket.on('data', (data) => {
    length += data.length;
    answers += data.toString('latin1').split('HTTP/1.1 200').length - 1;
  });
  while (length < 5 * PAGE.length) await sleep(50);
  expect([answers, rendered]).toEqual([5, 5]);
  socket.destroy();
}, 60_000);

it('closes a connection that does not read on, and none that reads slowly', async () => {
  const idle = open();
  ask(idle, 5);
  const slow = open();
  ask(slow, 1);
  let length = 0;
  let isClosed = false;
  slow.once('close', () => {
    isClosed = true;
  });
  slow.on('data', (data) => {
    length += data.length;
    slow.pause();
    setTimeout(() => slow.resume(), 40);
  });
  // The one that does not read does not see its end.
  while ((await connections()) > 1) await sleep(50);
  expect(isClosed).toBe(false);
  while (length < PAGE.length && !isClosed) await sleep(50);
  expect(length).toBeGreaterThan(PAGE.length);
  slow.destroy();
  idle.destroy();
}, 60_000);

it('closes a connection that sends too many requests ahead', async () => {
  rendered = 0;
  const socket = open();
  ask(socket, 20);
  await ended(socket);
  expect(rendered).toBeLessThan(3);
});
