// Starts, finds and stops the PostgreSQL server process of one cluster.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFull, failureFromLog, folderFailure, spawnFailure } from './embedded-postgres-error.ts';
import type { Account } from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { isAlive } from './postgres-cluster.ts';
import { postgresSettings } from './postgres-settings.ts';

export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
  isRunning: boolean;
}

// PostgreSQL's own note about the running server; after a crash it is left behind and names a dead process.
export function findPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Math.abs(Number(lines[0]));
  const port = Number(lines[3]);
  if (!pid) return undefined;
  return { pid, port, isReady: lines[7]?.trim() === 'ready', isRunning: isPostmasterOf(cluster, pid) };
}

// After a reboot, or in a container, the number may long belong to something else.
function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return isPostgresByName(cluster, pid);
  try {
    // Of another account's process nothing else may be read; it is not the one that owns these files.
    if (statSync(`/proc/${pid}`).uid !== statSync(cluster).uid) return false;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

function isPostgresByName(cluster: string, pid: number): boolean {
  const { status, stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  // Where nobody can be asked it may well be ours: two servers on one folder would be worse than a wait.
  return status !== 0 || stdout.includes(cluster);
}

/** A restored or copied folder is often open to others; PostgreSQL does not start in one. */
export function closeToOthers(cluster: string, log: (message: string) => void): void {
  const { mode } = statSync(cluster);
  if ((mode & 0o027) === 0) return;
  try {
    chmodSync(cluster, 0o700);
    log(
      `The folder ${cluster} was open to others (mode ${(mode & 0o777).toString(8)}). It has mode 700 now.`,
    );
  } catch (error) {
    throw folderFailure(dirname(cluster), error);
  }
}

export interface StartOptions {
  cluster: string;
  logFile: string;
  port: number;
  binaries: PostgresBinaries;
  account: Account | undefined;
  settings: Record<string, string>;
}

export type StartOutcome = 'ready' | 'someone else was faster' | 'port taken' | 'predecessor still leaving';

export async function startPostmaster(options: StartOptions): Promise<StartOutcome> {
  const { cluster, logFile, account } = options;
  dropForeignLocks(cluster);
  const log = openLog(logFile);
  const before = fstatSync(log).size;
  // Detached, so that Ctrl-C in the terminal reaches Parley alone, which stops the database last.
  const child = spawn(
    options.binaries.postgres,
    ['-D', cluster, ...postgresSettings(cluster, options.port, options.settings)],
    {
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', log, log],
      ...account,
    },
  );
  closeSync(log);
  const end = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve));
  child.unref();
  let hasEnded = false;
  const ending = end.then(
    () => (hasEnded = true),
    (error) => Promise.reject(spawnFailure(error)),
  );
  while (!hasEnded) {
    const found = findPostmaster(cluster);
    if (found?.pid === child.pid && found?.isReady) return 'ready';
    await Promise.race([ending, sleep(10)]);
  }
  return explainEnd(cluster, readFileSync(logFile).subarray(before).toString());
}

function explainEnd(cluster: string, output: string): StartOutcome {
  if (/lock file "postmaster.pid" already exists/.test(output)) return 'someone else was faster';
  if (/Address already in use|could not create any TCP\/IP sockets/.test(output)) return 'port taken';
  if (/pre-existing shared memory block|is still in use/.test(output)) return 'predecessor still leaving';
  const folder = dirname(cluster);
  if (output.trim() === '' && isFull(folder)) throw diskFull(folder);
  throw failureFromLog(folder, output);
}

function isFull(folder: string): boolean {
  const space = statfsSync(folder);
  return space.bavail * space.bsize < 1024 * 1024;
}

function dropForeignLocks(cluster: string): void {
  const found = findPostmaster(cluster);
  if (found && !found.isRunning && isAlive(found.pid))
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function openLog(logFile: string): number {
  try {
    if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000) truncateSync(logFile);
    return openSync(logFile, 'a', 0o600);
  } catch (error) {
    throw folderFailure(dirname(logFile), error);
  }
}

// SIGINT is PostgreSQL's fast shutdown: it closes every connection and writes everything down.
export async function stopPostmaster(cluster: string): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 60_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    const running = findPostmaster(cluster);
    if (!running?.isRunning) return;
    process.kill(running.pid, signal);
    for (const until = Date.now() + patience; Date.now() < until; await sleep(10))
      if (!isPostmasterOf(cluster, running.pid)) return;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    // By itself: of several processes on one port none asks the one that holds it, and waits for nobody else.
    probe.listen({ port: 0, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
