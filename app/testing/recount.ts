// The counters of a built server, by its own command.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { BuiltServer } from './built-server.ts';

const cli = join(import.meta.dirname, '../../dist/server/cli.js');

/** What it says; `--dry-run` changes nothing. */
export function recount(
  { databaseUrl, dataDirectory }: Pick<BuiltServer, 'databaseUrl' | 'dataDirectory'>,
  ...options: '--dry-run'[]
): Promise<string> {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PARLEY_DATA: dataDirectory };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, 'recount', ...options], { env }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}
