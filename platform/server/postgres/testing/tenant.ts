import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { temporaryFolder as newFolder } from '../../testing/temporary-folder.ts';
import { clusterFolderOf } from '../postgres-cluster.ts';
import { findPostmaster, stopPostmaster } from '../postmaster.ts';

export const quick = { fsync: 'off' };

export function temporaryFolder(): string {
  const folder = newFolder();
  onTestFinished(async () => {
    await stopPostmaster(clusterFolderOf(folder)).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export interface Tenant {
  process: ChildProcess;
  url: string;
  failure?: string;
  leave(): Promise<void>;
}

// Another process that uses the database of this folder, under another account where one is given.
export async function tenant(
  dataDirectory: string,
  account: { uid?: number; gid?: number } = {},
): Promise<Tenant> {
  const script = fileURLToPath(new URL('./tenant.process.ts', import.meta.url));
  const child = fork(script, [dataDirectory], { ...account, execArgv: [], stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [answer] = await once(child, 'message');
  const leave = async () => {
    child.send('leave');
    await once(child, 'exit');
  };
  return { process: child, leave, url: answer.url ?? '', failure: answer.failure };
}

export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export function postmasterOf(dataDirectory: string) {
  const found = findPostmaster(clusterFolderOf(dataDirectory));
  return found?.isRunning ? found : undefined;
}

export async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + 15_000; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
