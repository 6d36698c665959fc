// What answers hold in memory while they are read has a bound, for all connections together and for one address. Past it
// the connection of the slowest reader is ended, then that of the next.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { registry } from '../monitoring/metrics.ts';

export const MAX_UNREAD_BYTES = 64 * 1024 * 1024;
/** So that nobody alone makes all others the slowest. */
const SHARE_OF_AN_ADDRESS = 1 / 4;
/** What is in the buffers of a file that is sent as it is read. */
const STREAM_BYTES = 128 * 1024;
const CREDIT_BYTES = 16 * 1024;

const ended = new Counter({
  name: 'parley_slow_readers_ended_total',
  help: 'Connections ended because too much waited in memory for its readers.',
  registers: [registry],
});

interface UnreadAnswer {
  socket: Socket;
  /** There is none on a socket of the file system. */
  address: string | undefined;
  bytes: number;
  since: number;
  /** What the system had of this connection when it had taken what it takes at once. */
  takenAtFirst?: number;
}

/** With `Infinity` nobody is too slow. */
export function limitUnreadAnswers(app: FastifyInstance, maxBytes = MAX_UNREAD_BYTES): void {
  const answers = new Set<UnreadAnswer>();
  let total = 0;
  let isDue = false;
  const forget = (answer: UnreadAnswer) => {
    if (answers.delete(answer)) total -= answer.bytes;
  };
  // After this turn of the event loop: whatever the system takes at once is gone by then.
  const check = () => {
    isDue = false;
    for (const each of answers) each.takenAtFirst ??= takenOf(each);
    if (total <= maxBytes * SHARE_OF_AN_ADDRESS) return;
    for (const each of tooMuch([...answers], maxBytes)) {
      forget(each);
      each.socket.destroy();
      ended.inc();
    }
  };
  app.addHook('onSend', ({ raw: { socket }, ip }, reply, payload, done) => {
    if (socket.destroyed) return done();
    const answer = { socket, address: ip || undefined, bytes: sizeOf(payload), since: performance.now() };
    answers.add(answer);
    total += answer.bytes;
    reply.raw.once('finish', () => forget(answer));
    reply.raw.once('close', () => forget(answer));
    if (!isDue) setImmediate(check);
    isDue = true;
    done();
  });
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  if (payload instanceof Uint8Array) return payload.byteLength;
  return payload ? STREAM_BYTES : 0;
}

/** The slowest, as many as are too many: of each address first, then of all that remain. */
function tooMuch(answers: readonly UnreadAnswer[], maxBytes: number): UnreadAnswer[] {
  const slowestFirst = answers
    .map((answer) => ({ answer, speed: speedOf(answer) }))
    .sort((one, other) => one.speed - other.speed || one.answer.since - other.answer.since)
    .map(({ answer }) => answer);
  const ofAddresses = [...Map.groupBy(slowestFirst, ({ address }) => address)].flatMap(([address, theirs]) =>
    address === undefined ? [] : beyond(theirs, maxBytes * SHARE_OF_AN_ADDRESS),
  );
  const gone = new Set(ofAddresses);
  const rest = slowestFirst.filter((each) => !gone.has(each));
  return [...ofAddresses, ...beyond(rest, maxBytes)];
}

/** Never the only one: an answer that is larger than the bound could not be read at all. */
function beyond(slowestFirst: readonly UnreadAnswer[], maxBytes: number): UnreadAnswer[] {
  let bytes = slowestFirst.reduce((sum, each) => sum + each.bytes, 0);
  const gone: UnreadAnswer[] = [];
  for (const each of slowestFirst.slice(0, -1)) {
    if (bytes <= maxBytes) break;
    gone.push(each);
    bytes -= each.bytes;
  }
  return gone;
}

/**
 * Bytes a second, as if the first of them had been read at once: whoever just came is slower than all who read on, and
 * faster than all who stopped.
 */
function speedOf(answer: UnreadAnswer): number {
  const read = takenOf(answer) - (answer.takenAtFirst ?? 0);
  return (read + CREDIT_BYTES) / (1 + (performance.now() - answer.since) / 1000);
}

/** The stream counts whole pieces; of a piece under way its handle knows how much the system has not taken. */
function takenOf({ socket }: UnreadAnswer): number {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null };
  return socket.bytesWritten - (handle?.writeQueueSize ?? 0);
}
