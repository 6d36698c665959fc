// The command that upgrades is killed while it backs up, migrates or ends: the database is of the older release or of this
// one, never between them, and the next one does it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sumsOf, type TableSum } from '../../features/backups/server/testing/rows-of.ts';
import { dropDatabase } from '../../platform/server/testing/drop-database.ts';
import { migrations } from '../migrations.ts';
import { COMPILED, exitOf } from '../testing/built-server.ts';
import { olderDatabase, olderMigrations } from '../testing/older-site/older-site.ts';

// See upgrade.test.ts of app: an add-on that was taken out of the tree.
const lost = olderMigrations().filter((name) => !migrations.some((each) => each.name === name));
const TABLES = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
const OTHERS = `select pid from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

let folder: string;
const databases: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-killed-upgrade-'));
});
afterAll(async () => {
  for (const url of databases) await dropDatabase(inject('databaseUrl'), url);
  await rm(folder, { recursive: true, force: true });
});

async function older(): Promise<string> {
  const url = await olderDatabase(inject('databaseUrl'));
  databases.push(url);
  return url;
}

interface Upgrading {
  process: ChildProcess;
  printed(): string;
}

function upgrade(url: string): Upgrading {
  const cli = join(import.meta.dirname, '../../dist/server/cli.js');
  const child = spawn(process.execPath, [cli, 'upgrade'], {
    env: {
      ...process.env,
      ...COMPILED,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      PARLEY_DATA: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { process: child, printed: () => output };
}

async function rows(url: string, text: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const state = async (url: string) => ({
  applied: await rows(url, 'select name from migrations order by name'),
  tables: await rows(url, TABLES),
});

/**
 * The tables that hold something else, with their numbers of rows. Whoever asks which migrations are missing gives their
 * list the column that an older release has not: it is compared by its names, in `state`.
 */
function differing(found: readonly TableSum[], expected: readonly TableSum[]): [string, number, number][] {
  const others = new Map(expected.map((table) => [table.name, table]));
  return found
    .filter(({ name, sum }) => name !== 'migrations' && others.get(name)?.sum !== sum)
    .map(({ name, rows }) => [name, rows, others.get(name)?.rows ?? -1]);
}

/** What a killed process was at is taken back by the database in its own time. */
const alone = (url: string) => expect.poll(() => rows(url, OTHERS), { timeout: 20_000 }).toEqual([]);

it.skipIf(lost.length > 0)(
  'leaves the older release or this one wherever it is killed, and the next one ends it',
  async () => {
    const [trial, site] = [await older(), await older()];
    const [before, sums] = [await state(site), await sumsOf(site)];
    const startedAt = performance.now();
    const whole = upgrade(trial);
    expect([await exitOf(whole.process), whole.printed()]).toEqual([
      0,
      expect.stringContaining('What was there is in the backup parley-'),
    ]);
    const milliseconds = performance.now() - startedAt;
    const after = await state(trial);
    expect(after.applied).toHaveLength(migrations.length);
    expect(before.applied.length).toBeLessThan(migrations.length);

    let killed = 0;
    for (const part of [0.3, 0.5, 0.65, 0.8, 0.9]) {
      const { process: child } = upgrade(site);
      const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds * part);
      const code = await exitOf(child);
      clearTimeout(timer);
      await alone(site);
      const found = await state(site);
      if (code === 'SIGKILL') killed += 1;
      if (found.applied.length > before.applied.length) {
        expect(found).toEqual(after);
        break;
      }
      expect(found).toEqual(before);
      expect(differing(await sumsOf(site), sums)).toEqual([]);
    }
    expect(killed).toBeGreaterThan(0);
    const last = upgrade(site);
    expect([await exitOf(last.process), last.printed()]).toEqual([0, expect.any(String)]);
    expect(await state(site)).toEqual(after);
  },
  240_000,
);

it.skipIf(lost.length > 0)(
  'leaves the older release where it is killed among the migrations',
  async () => {
    const site = await older();
    const [before, sums] = [await state(site), await sumsOf(site)];
    // Whoever reads a table holds up the migration that changes it: the upgrade stands still in its one transaction.
    const reader = new pg.Client({ connectionString: site });
    await reader.connect();
    await reader.query('begin');
    await reader.query('lock table users in access share mode');
    const { process: child, printed } = upgrade(site);
    await expect
      .poll(
        async () => {
          if (child.exitCode !== null) throw new Error(`It ended by itself: ${printed()}`);
          return rows(site, `${OTHERS} and wait_event_type = 'Lock'`);
        },
        { timeout: 60_000 },
      )
      .toHaveLength(1);
    child.kill('SIGKILL');
    await exitOf(child);
    await reader.query('rollback');
    await reader.end();
    await alone(site);
    expect(await state(site)).toEqual(before);
    expect(differing(await sumsOf(site), sums)).toEqual([]);
  },
  120_000,
);
