// How late a server answers that is asked every 10 ms, while others keep it busy.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface Lateness {
  /** Milliseconds that the server took longer than an idle one that was asked at the same moment. */
  late: number;
  /** What the slowest answer took altogether, and the slowest of the idle server. */
  slowest: number;
  slowestIdle: number;
  answers: number;
}

export interface LatenessProbe {
  /** Since the last time it was asked. */
  since(): Promise<Lateness>;
  close(): Promise<void>;
}

interface Asked {
  server: number;
  idle: number;
  error?: string;
}

/** In a thread of its own: what the test itself does in between does not count. */
export async function probeLateness(url: string): Promise<LatenessProbe> {
  const idle = fork(join(import.meta.dirname, 'idle-server.mjs'), [], { execArgv: [], stdio: 'ignore' });
  const port = await new Promise<number>((resolve) =>
    idle.once('message', (given) => resolve(Number(given))),
  );
  const worker = new Worker(join(import.meta.dirname, 'lateness-probe.mjs'), {
    execArgv: [],
    workerData: { url, idleUrl: `http://127.0.0.1:${port}` },
  });
  const answers = () =>
    new Promise<Asked[]>((resolve) => {
      worker.once('message', resolve);
      worker.postMessage('tell');
    });
  return {
    async since() {
      const sent = await answers();
      const failed = sent.find(({ error }) => error !== undefined);
      if (failed) throw new Error(`/healthz: ${failed.error}`);
      const largest = (of: (each: Asked) => number) => Math.round(Math.max(0, ...sent.map(of)));
      return {
        late: largest(({ server, idle: other }) => server - other),
        slowest: largest(({ server }) => server),
        slowestIdle: largest(({ idle: other }) => other),
        answers: sent.length,
      };
    },
    async close() {
      worker.postMessage('end');
      await new Promise((resolve) => worker.once('exit', resolve));
      idle.disconnect();
    },
  };
}
