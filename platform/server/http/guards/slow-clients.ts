// Answers wait in memory for whoever reads them. So a connection is answered one request after another, however many it
// sent ahead, and one that does not read on is closed.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Requests that one connection may send ahead. No browser sends any, and short answers go into buffers of the system that
 * nobody can look into from here.
 */
const MOST_WAITING = 4;
export const UNREAD_SECONDS = 30;

interface Line {
  isBusy: boolean;
  waiting: (() => void)[];
}

export function limitSlowReaders(app: FastifyInstance, unreadSeconds = UNREAD_SECONDS): void {
  const queues = new WeakMap<Socket, Line>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const queue = queues.get(socket) ?? { isBusy: false, waiting: [] };
    queues.set(socket, queue);
    if (queue.waiting.length >= MOST_WAITING) return void socket.destroy();
    const begin = () => {
      queue.isBusy = true;
      onceDone(reply.raw, () => {
        queue.isBusy = false;
        // Of whoever is gone nothing else is answered.
        if (!socket.destroyed) queue.waiting.shift()?.();
      });
      done();
    };
    if (queue.isBusy) queue.waiting.push(begin);
    else begin();
  });
  closeUnread(app, unreadSeconds);
}

/** Handed over to the system, or given up with the connection. */
function onceDone(response: ServerResponse, then: () => void): void {
  let isDone = false;
  const end = () => {
    if (!isDone) then();
    isDone = true;
  };
  response.once('finish', end);
  response.once('close', end);
}

interface Reader {
  /** How much is unread, and since when that is so. */
  unread: string;
  since: number;
}

function closeUnread(app: FastifyInstance, seconds: number): void {
  const readers = new Map<Socket, Reader>();
  app.server.on('connection', (socket: Socket) => {
    readers.set(socket, { unread: unreadOf(socket), since: Date.now() });
    socket.once('close', () => readers.delete(socket));
  });
  const sweep = setInterval(
    () => {
      const now = Date.now();
      for (const [socket, reader] of readers) {
        const unread = unreadOf(socket);
        if (socket.writableLength === 0 || unread !== reader.unread)
          readers.set(socket, { unread, since: now });
        else if (now - reader.since >= seconds * 1000) socket.destroy();
      }
    },
    (seconds * 1000) / 6,
  );
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}

/** The stream knows whole pieces alone; of a piece under way its handle knows how much the system has not taken. */
function unreadOf(socket: Socket): string {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null };
  return `${socket.bytesWritten} ${socket.writableLength} ${handle?.writeQueueSize ?? 0}`;
}
