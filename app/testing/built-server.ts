// The built product as a process of its own, on a fresh database: what an operator starts.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { dropDatabase } from '../../platform/server/testing/drop-database.ts';
import { migratedDatabase, withDatabase } from '../../platform/server/testing/migrated-database.ts';
import { TestClient } from '../../platform/server/testing/test-client.ts';
import { testPool } from '../../platform/server/testing/test-pool.ts';
import { migrations } from '../migrations.ts';

const project = join(import.meta.dirname, '../..');

/** As `npm start` does it: Node caches what it compiled there, which saves a third of a start. */
export const COMPILED = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compiled') };

export interface BuiltServer {
  url: string;
  setupUrl: string | undefined;
  dataDirectory: string;
  databaseUrl: string;
  process: ChildProcess;
  client(): TestClient;
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** What it printed, on both streams. */
  printed(): string;
  /** Ends this process and starts the next one on the same database and folder. */
  startAgain(): Promise<void>;
  /** Resolves to its exit code or signal. */
  ended(): Promise<number | string | null>;
  close(): Promise<void>;
}

type Variables = Record<string, string>;

export interface Beginning {
  /** By another name where an address of digits will not do. */
  hostname?: string;
  /** Its tables are there already: what makes them is tried where a server begins with nothing. */
  isMigrated?: boolean;
  /** Where it was built, if not here. */
  folder?: string;
  /** So many on its port, as `parley start --processes` has it. */
  processes?: number;
}

export async function startBuiltServer(
  variables: Variables = {},
  { hostname = '127.0.0.1', isMigrated = false, folder = project, processes }: Beginning = {},
): Promise<BuiltServer> {
  const serverFile = join(folder, 'dist/server/server.js');
  if (!existsSync(serverFile)) throw new Error('Nothing is built yet: run npm run build.');
  const databaseUrl = isMigrated
    ? await migratedDatabase(inject('databaseUrl'), migrations)
    : await emptyDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'parley-built-'));
  const database = testPool({ connectionString: databaseUrl, max: 2 });
  const port = await freePort();
  const url = `http://${hostname}:${port}`;
  const settings = {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    PARLEY_DATA: dataDirectory,
    PARLEY_URL: url,
    ...variables,
  };
  const words = processes
    ? [join(folder, 'scripts/release/parley.mjs'), 'start', '--processes', String(processes)]
    : [serverFile];
  let running = await start(words, settings, url);
  const server: BuiltServer = {
    url,
    dataDirectory,
    databaseUrl,
    setupUrl: /http\S+\/setup\?key=\S+/.exec(running.printed())?.[0],
    get process() {
      return running.process;
    },
    client: () => new TestClient(url),
    query: (text, values) => database.query(text, values),
    printed: () => running.printed(),
    async startAgain() {
      await stop(running.process);
      running = await start(words, settings, url);
    },
    ended: () => exitOf(running.process),
    async close() {
      await stop(running.process);
      await database.end();
      await dropDatabase(inject('databaseUrl'), databaseUrl);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
  return server;
}

interface Running {
  process: ChildProcess;
  printed: () => string;
}

const READY_WITHIN_SECONDS = 90;

async function start(words: string[], settings: Variables, url: string): Promise<Running> {
  let output = '';
  const child = spawn(process.execPath, words, {
    env: {
      PATH: process.env.PATH,
      ...COMPILED,
      PARLEY_LOG_LEVEL: 'warn',
      PARLEY_TELL_COST: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  // On a machine that does much else a start takes many times what it takes alone.
  const deadline = Date.now() + READY_WITHIN_SECONDS * 1000;
  while (Date.now() < deadline) {
    if (output.includes('Parley is ready') && (await isReady(url)))
      return { process: child, printed: () => output };
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not get ready within ${READY_WITHIN_SECONDS} seconds: ${output}`);
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await exitOf(child);
}

export function exitOf(child: ChildProcess): Promise<number | string | null> {
  if (child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve(child.exitCode ?? child.signalCode);
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
}

export async function emptyDatabase(): Promise<string> {
  const serverUrl = inject('databaseUrl');
  const name = `built_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return withDatabase(serverUrl, name);
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
