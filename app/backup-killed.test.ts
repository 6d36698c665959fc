// Who kills a backup, an export, or what brings one back in the middle has what there was before, or all of what comes after.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { UnusableBackup } from '../features/backups/server/archive/archive-format.ts';
import { checkArchive } from '../features/backups/server/archive/read-archive.ts';
import { sumsOf, type TableSum } from '../features/backups/server/testing/rows-of.ts';
import { dropDatabase } from '../platform/server/testing/drop-database.ts';
import { migratedDatabase } from '../platform/server/testing/migrated-database.ts';
import { migrations } from './migrations.ts';

const MINUTES = 300_000;
const KILLS = 4;
/** What an export does without, and a fresh site has rows of. */
const OF_THE_MACHINE = ['migrations', 'events', 'indexed_records'];

let folder: string;
let url: string;

interface Outcome {
  code: number | string | null;
  printed: string;
  milliseconds: number;
}

/** A command in a process of its own, killed after a while if that is said. */
async function parley(databaseUrl: string, words: string[], killAfter?: number): Promise<Outcome> {
  const startedAt = performance.now();
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, '../dist/server/cli.js'), ...words],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        PARLEY_DATA: join(folder, 'data'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const code = await new Promise<number | string | null>((resolve) =>
    child.once('close', (exit, signal) => resolve(exit ?? signal)),
  );
  clearTimeout(timer);
  return { code, printed, milliseconds: performance.now() - startedAt };
}

async function query(databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-killed-backup-'));
  url = await migratedDatabase(inject('databaseUrl'), migrations);
  await query(
    url,
    `insert into secrets (name, value) select 'made up ' || n, repeat(md5(n::text), 20) from generate_series(1, 60000) n`,
  );
}, MINUTES);
afterAll(async () => {
  await dropDatabase(inject('databaseUrl'), url);
  await rm(folder, { recursive: true, force: true });
});

it(
  'a killed backup leaves nothing that looks like one',
  async () => {
    const whole = await parley(url, ['backup', '--to', join(folder, 'backup.tar')]);
    expect([whole.code, whole.printed]).toEqual([0, expect.any(String)]);
    for (let kill = 1; kill <= KILLS; kill++) {
      const { code } = await parley(url, ['backup'], whole.milliseconds * (0.4 + 0.12 * kill));
      const stored = (await readdir(join(folder, 'data', 'backups')).catch(() => [])).filter((name) =>
        name.endsWith('.tar'),
      );
      if (code === 0) expect(stored.length).toBeGreaterThan(0);
      for (const name of stored) await checkArchive(join(folder, 'data', 'backups', name));
    }
  },
  MINUTES,
);

it(
  'a killed export leaves a file that is refused, or the whole of it',
  async () => {
    const whole = await parley(url, ['export', join(folder, 'export.tar')]);
    expect([whole.code, whole.printed]).toEqual([0, expect.any(String)]);
    for (let kill = 1; kill <= KILLS; kill++) {
      const path = join(folder, `killed-${kill}.tar`);
      const { code } = await parley(url, ['export', path], whole.milliseconds * (0.4 + 0.12 * kill));
      const checked = checkArchive(path, undefined, 'parley-export');
      if (code === 0) await checked;
      else await checked.catch((error) => expect(error).toBeInstanceOf(UnusableBackup));
    }
  },
  MINUTES,
);

it.each([
  { words: ['restore'], file: 'backup.tar', done: 'Restored: ', leftOut: [] as string[] },
  { words: ['import', 'parley'], file: 'export.tar', done: 'Brought in: ', leftOut: OF_THE_MACHINE },
])(
  'a killed “$words.0” leaves the site as it was, and the next one does it',
  async ({ words, file, done, leftOut }) => {
    const bring = [...words, join(folder, file)];
    const sumsIn = async (database: string) =>
      (await sumsOf(database)).filter(({ name }) => !leftOut.includes(name));
    const target = await migratedDatabase(inject('databaseUrl'), migrations);
    // The first to open a site gives roles what they begin with.
    expect((await parley(target, ['migrate'])).code).toBe(0);
    const [before, after] = [await sumsIn(target), await sumsIn(url)];
    const trial = await migratedDatabase(inject('databaseUrl'), migrations);
    const whole = await parley(trial, bring);
    expect([whole.code, whole.printed]).toEqual([0, expect.any(String)]);
    expect(differing(await sumsIn(trial), after)).toEqual([]);
    await dropDatabase(inject('databaseUrl'), trial);
    let wasKilled = 0;
    for (let kill = 1; kill <= KILLS; kill++) {
      const { code } = await parley(target, bring, whole.milliseconds * (0.15 + 0.15 * kill));
      await gone(target);
      const sums = await sumsIn(target);
      if (code === 'SIGKILL') wasKilled += 1;
      const isNew = differing(sums, after).length === 0;
      if (!isNew) expect(differing(sums, before)).toEqual([]);
      if (isNew) break;
    }
    expect(wasKilled).toBeGreaterThan(0);
    const last = await parley(target, bring);
    expect([last.code, last.printed]).toEqual([0, expect.stringContaining(done)]);
    expect(differing(await sumsIn(target), after)).toEqual([]);
    await dropDatabase(inject('databaseUrl'), target);
  },
  MINUTES,
);

/** Tables that hold something else, with their numbers of rows. */
function differing(found: readonly TableSum[], expected: readonly TableSum[]): [string, number, number][] {
  const others = new Map(expected.map((table) => [table.name, table]));
  return found
    .filter(({ name, sum }) => others.get(name)?.sum !== sum)
    .map(({ name, rows }) => [name, rows, others.get(name)?.rows ?? -1]);
}

/** What the killed process was at is taken back by the database in its own time. */
async function gone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (let attempt = 0; attempt < 200; attempt++) {
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'parley restore'`,
    );
    if (rows.length === 0) break;
    await sleep(50);
  }
  await client.end();
}
