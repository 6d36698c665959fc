// A start that cannot go on says so in one line and ends; what it can mend itself it mends.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clusterFolderOf } from '../platform/server/postgres/postgres-cluster.ts';
import { temporaryFolder } from '../platform/server/postgres/testing/tenant.ts';
import { TestClient } from '../platform/server/testing/test-client.ts';
import { COMPILED, emptyDatabase, exitOf, freePort } from './testing/built-server.ts';

const serverFile = join(import.meta.dirname, '../dist/server/server.js');

interface Started {
  process: ChildProcess;
  printed: () => string;
  /** Its exit code, or that it is ready. Longer than any start takes on a busy machine. */
  outcome: () => Promise<number | string | null>;
}

function start(variables: Record<string, string>): Started {
  const child = spawn(process.execPath, [serverFile], {
    env: { PATH: process.env.PATH, ...COMPILED, PARLEY_LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exitOf(child);
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      if (output.includes('Parley is ready')) resolve('ready');
    });
  });
  const late = () =>
    new Promise<string>((resolve) => setTimeout(() => resolve(`neither ready nor ended: ${output}`), 40_000));
  return {
    process: child,
    printed: () => output,
    outcome: () => Promise.race([exitOf(child), ready, late()]),
  };
}

async function outside(more: Record<string, string> = {}) {
  return {
    DATABASE_URL: await emptyDatabase(),
    PARLEY_DATA: temporaryFolder(),
    PORT: String(await freePort()),
    ...more,
  };
}

async function takenPort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

async function expectRefusal(variables: Record<string, string>, expected: RegExp): Promise<void> {
  const started = start(variables);
  expect(await started.outcome()).toBe(1);
  expect(started.printed()).toMatch(expected);
  // One line for a person: no trace.
  expect(started.printed()).not.toMatch(/\n\s+at /);
}

describe('a start that is refused in words', () => {
  it.each(['/proc/nowhere/data', '/dev/null/data'])(
    'for PARLEY_DATA=%s',
    async (folder) => {
      await expectRefusal(
        { PARLEY_DATA: folder, PORT: String(await freePort()) },
        /cannot be made .*PARLEY_DATA/,
      );
    },
    60_000,
  );

  it('for files where folders have to be', async () => {
    for (const name of ['uploads', 'mail']) {
      const variables = await outside();
      writeFileSync(join(variables.PARLEY_DATA, name), '');
      await expectRefusal(variables, new RegExp(`${name} is a file, where a folder has to be`));
    }
  }, 60_000);

  it('for a metrics port that is taken', async () => {
    const port = await takenPort();
    const variables = await outside({ PARLEY_METRICS_PORT: String(port) });
    await expectRefusal(variables, new RegExp(`Port ${port} is taken.*PARLEY_METRICS_PORT=`));
  }, 60_000);

  it.each([
    ['PARLEY_TRUSTED_PROXIES', 'my-proxy'],
    ['PARLEY_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PARLEY_TRUSTED_PROXIES', '10.0.0.1/8/8'],
    ['PARLEY_MAIL_FROM', 'Our community'],
    ['PARLEY_MAIL_FROM', 'Our community <nobody>'],
    ['PARLEY_MAIL_DOMAIN', 'answers-to-all-of-us@example.org'],
  ])(
    'for %s=%s',
    async (name, value) => {
      await expectRefusal(
        { [name]: value, PARLEY_DATA: temporaryFolder() },
        new RegExp(`${name}=.* is not usable`),
      );
    },
    60_000,
  );
});

describe('a start that goes on', () => {
  it('on any port, and says which', async () => {
    const started = start(await outside({ PORT: '0' }));
    expect(await started.outcome()).toBe('ready');
    const url = /Parley is ready: (http:\/\/127\.0\.0\.1:([1-9]\d*))/.exec(started.printed());
    expect((await fetch(`${url?.[1]}/readyz`)).status).toBe(200);
    expect(started.printed()).toContain(`${url?.[1]}/setup?key=`);
  }, 60_000);

  it('with senders and proxies as they are written', async () => {
    const variables = await outside({
      PARLEY_MAIL_FROM: 'Our community <no-reply@example.org>',
      PARLEY_MAIL_DOMAIN: 'inbox@example.org',
      PARLEY_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1, fd00::/8',
    });
    expect(await start(variables).outcome()).toBe('ready');
  }, 60_000);

  it('with a cluster that was open to others, which it closes', async () => {
    const variables = { PARLEY_DATA: temporaryFolder(), PORT: String(await freePort()) };
    const first = start(variables);
    expect(await first.outcome()).toBe('ready');
    first.process.kill('SIGTERM');
    await exitOf(first.process);
    const cluster = clusterFolderOf(variables.PARLEY_DATA);
    chmodSync(cluster, 0o755);
    const second = start(variables);
    expect(await second.outcome()).toBe('ready');
    expect(statSync(cluster).mode & 0o777).toBe(0o700);
    expect(second.printed()).toContain('was open to others (mode 755)');
  }, 120_000);

  it('though postmaster.pid names a living process of somebody else', async () => {
    const variables = { PARLEY_DATA: temporaryFolder(), PORT: String(await freePort()) };
    const first = start(variables);
    expect(await first.outcome()).toBe('ready');
    const cluster = clusterFolderOf(variables.PARLEY_DATA);
    const note = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
    first.process.kill('SIGTERM');
    await exitOf(first.process);
    for (const stale of [note, note.replace(/ready\s*$/, 'starting\n')])
      for (const pid of [1, process.pid]) {
        writeFileSync(join(cluster, 'postmaster.pid'), stale.replace(/^\d+/, String(pid)));
        const next = start(variables);
        expect(await next.outcome()).toBe('ready');
        next.process.kill('SIGTERM');
        await exitOf(next.process);
      }
  }, 240_000);
});

it('answers in words where uploads became a file while it ran', async () => {
  const variables = await outside({
    PARLEY_ADMIN_NAME: 'Ines',
    PARLEY_ADMIN_EMAIL: 'ines@example.org',
    PARLEY_ADMIN_PASSWORD: 'amber kettle 47 lantern',
  });
  const started = start(variables);
  expect(await started.outcome()).toBe('ready');
  const url = /ready: (\S+)/.exec(started.printed())?.[1] ?? '';

  const client = await new TestClient(url).signIn('Ines', 'amber kettle 47 lantern');
  writeFileSync(join(variables.PARLEY_DATA, 'uploads'), '');
  const { status, body } = await client.upload('/media', 'words of a file', 'note.txt');
  expect([status, body.message]).toEqual([503, expect.stringContaining('Files cannot be kept')]);
}, 60_000);
