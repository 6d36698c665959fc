// What a real server sends, cut anywhere, is read as the same answers.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AnswerReader } from './answer-reader.ts';
import { connectAll } from './raw-connections.ts';

const server = createServer((request, response) => {
  if (request.url === '/sized') response.writeHead(200, { 'content-length': 11 }).end('hello there');
  if (request.url === '/chunked') {
    response.writeHead(404);
    response.write('a'.repeat(300));
    response.write('0\r\n\r\nHTTP/1.1 500 inside');
    response.end('the end');
  }
  if (request.url === '/empty') response.writeHead(201, { 'content-length': 0 }).end();
  if (request.url === '/nothing') response.writeHead(204).end();
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

const PATHS = ['/sized', '/chunked', '/empty', '/nothing', '/chunked', '/sized'];

async function sent(): Promise<Buffer> {
  const [socket] = await connectAll((server.address() as AddressInfo).port, 1);
  const lines = PATHS.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n`);
  const last = lines.pop() as string;
  socket?.write(`${lines.map((line) => `${line}\r\n`).join('')}${last}connection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it.each([1, 2, 3, 7, 100, 100_000])('reads answers that come in pieces of %i bytes', async (size) => {
  const bytes = await sent();
  const statuses: number[] = [];
  const reader = new AnswerReader((status) => statuses.push(status));
  for (let at = 0; at < bytes.length; at += size) reader.read(bytes.subarray(at, at + size));
  expect(statuses).toEqual([200, 404, 201, 204, 404, 200]);
});

it('says that an answer without a length cannot be read', () => {
  const reader = new AnswerReader(() => {});
  const answer = Buffer.from('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nuntil the end');
  expect(() => reader.read(answer)).toThrow('does not say how long it is');
});
