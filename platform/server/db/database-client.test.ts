import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createPool } from './pool.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const message = (type: string, body: string | Buffer) => {
  const bytes = Buffer.from(body);
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length + 4);
  return Buffer.concat([Buffer.from(type), length, bytes]);
};
const WELCOME = message('R', Buffer.alloc(4));
const READY = message('Z', 'I');
const LEAVE = message(
  'E',
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0',
);

it('outlives a server that takes leave in the packet that makes the connection', async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([WELCOME, READY, LEAVE])));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const uncaught: unknown[] = [];
  const onUncaught = (error: unknown) => uncaught.push(error);
  process.prependListener('uncaughtException', onUncaught);
  const { pool } = createPool({
    url: `postgres://parley:x@127.0.0.1:${port}/parley`,
    maxConnections: 1,
    applicationName: 'test',
  });
  await expect(pool.query('select 1')).rejects.toThrow();
  await pool.end();
  process.off('uncaughtException', onUncaught);
  expect(uncaught).toEqual([]);
});
