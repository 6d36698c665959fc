// Asks a server for the same thing again and again, on so many connections, in a process of its own: raw sockets, requests
// made once where they are all the same, answers counted and thrown away. It says how much of a core it took, so that
// whoever reads the figures sees whether it was the limit. A job comes as a message, its result goes back as one.
import { performance } from 'node:perf_hooks';
import { AnswerReader } from './answer-reader.ts';
import { connectAll } from './raw-connections.ts';

export interface LoadJob {
  port: number;
  connections: number;
  milliseconds: number;
  /** Ends earlier when so many were answered. */
  requests: number;
  /** In the address and the body `{at}` stands for the number of the request. */
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Of these one after the other stands for `"{among}"` in the body. */
  among?: readonly number[] | undefined;
  /** The number of the first request. */
  startsAt: number;
}

export interface LoadResult {
  answered: number;
  failures: number;
  /** Milliseconds by the clock. */
  elapsed: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor time that the generator took itself. */
  ownCpu: number;
}

const LONGEST_WAIT_MILLISECONDS = 30_000;

process.on('message', (job: LoadJob) => {
  generateLoad(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

async function generateLoad(job: LoadJob): Promise<LoadResult> {
  const nextRequest = requestMaker(job);
  const times: number[] = [];
  let failures = 0;
  const sockets = await connectAll(job.port, job.connections);
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt >= job.milliseconds || times.length >= job.requests;
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          let sentAt = 0;
          const send = () => {
            sentAt = performance.now();
            socket.write(nextRequest());
          };
          const reader = new AnswerReader((status) => {
            times.push(performance.now() - sentAt);
            if (status >= 400) failures++;
            if (isOver()) resolve();
            else send();
          });
          socket.setTimeout(LONGEST_WAIT_MILLISECONDS, () => reject(new Error('The server did not answer.')));
          socket.on('error', reject);
          socket.on('close', () => reject(new Error('The server closed the connection.')));
          socket.on('data', (chunk) => reader.read(chunk));
          send();
        }),
    ),
  );
  const elapsed = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpuBefore);
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    ...{ answered: times.length, failures, elapsed, p50: at(0.5), p99: at(0.99) },
    ownCpu: (user + system) / 1000,
  };
}

/** Made once where every request is the same. */
function requestMaker(job: LoadJob): () => string | Buffer {
  let at = job.startsAt;
  const isSame = !job.path.includes('{at}') && !job.body?.includes('{at}') && !job.among;
  const whole = Buffer.from(textOf(job, 0));
  return isSame ? () => whole : () => textOf(job, at++);
}

function textOf({ method, path, headers, body, port, among = [] }: LoadJob, at: number): string {
  const numbered = (text: string) =>
    text.replaceAll('{at}', String(at)).replaceAll('"{among}"', String(among[at % among.length]));
  const content = body === undefined ? '' : numbered(body);
  const lines = Object.entries({
    ...{ host: `127.0.0.1:${port}`, ...headers },
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(content)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${numbered(path)} HTTP/1.1\r\n${lines.join('')}\r\n${content}`;
}
