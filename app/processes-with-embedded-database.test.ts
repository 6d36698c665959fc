// `parley start --processes 2` with the database that comes along, in a folder where nothing is yet.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../platform/server/testing/temporary-folder.ts';
import { COMPILED, exitOf, freePort } from './testing/built-server.ts';
import { until } from './testing/writers.ts';

const project = join(import.meta.dirname, '..');

it('starts the database, serves by both, and ends all of it', async () => {
  const port = await freePort();
  const words = [join(project, 'scripts/release/parley.mjs'), 'start', '--processes', '2'];
  const env = {
    PATH: process.env.PATH,
    ...COMPILED,
    PORT: String(port),
    PARLEY_DATA: `${temporaryFolder()}/data`,
  };
  const started = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (printed += chunk));
  try {
    const listening = () => printed.split('Server listening at').length - 1;
    await until(() => listening() === 2 || started.exitCode !== null, 90_000);
    expect(printed).toContain('Parley is ready');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  } finally {
    started.kill('SIGTERM');
  }
  expect(await exitOf(started)).toBe(0);
}, 120_000);
