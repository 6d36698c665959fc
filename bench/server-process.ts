// The server as its own process, so that its processor time can be read from outside.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { clusterFolderOf } from '../platform/server/postgres/postgres-cluster.ts';

export interface ServerProcess {
  url: string;
  /** Seconds of processor time so far: of the server, and of the database with all its children. */
  cpu(): { server: number; database: number };
  /** Bytes of memory that the server holds now, without the database. */
  memory(): number;
  stop(): Promise<void>;
  /** As a machine that goes down does it. */
  kill(): Promise<void>;
}

const TICKS_A_SECOND = 100;

/** `variables`: of its environment, beside the usual. */
export async function startServer(
  dataDirectory: string,
  variables: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = Number(variables.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.js')], {
    env: {
      ...process.env,
      PARLEY_DATA: dataDirectory,
      PORT: String(port),
      PARLEY_LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return {
    url,
    cpu: () => ({ server: cpuOf(child.pid as number), database: databaseCpu(dataDirectory) }),
    memory: () => memoryOf(child.pid as number),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not get ready within 30 seconds.');
}

/** Seconds of processor time so far. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** Of the embedded database: other clusters of the machine are none of ours. */
function databaseCpu(dataDirectory: string): number {
  const postmaster = readFileSync(join(clusterFolderOf(dataDirectory), 'postmaster.pid'), 'utf8').split(
    '\n',
  )[0];
  let sum = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (entry === postmaster || parentOf(entry) === postmaster) sum += cpuOf(Number(entry));
    } catch {
      // The process ended between the two readings.
    }
  }
  return sum;
}

function parentOf(pid: string): string | undefined {
  return /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
