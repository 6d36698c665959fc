// The database of an earlier release: what an upgrade would do, tried on a copy, done; and killed in the middle.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { CommandOutput } from '../../platform/server/feature/operations.ts';
import { dropDatabase } from '../../platform/server/testing/drop-database.ts';
import { createIdleSite } from '../../platform/server/testing/test-site.ts';
import { features } from '../features.ts';
import { migrations } from '../migrations.ts';
import { emptyDatabase, exitOf } from '../testing/built-server.ts';
import { olderDatabase, olderMigrations } from '../testing/older-site/older-site.ts';
import { upgradeCommand } from './upgrade.command.ts';

// See upgrade.test.ts of app: an add-on that was taken out of the tree.
const lost = olderMigrations().filter((name) => !migrations.some((each) => each.name === name));

async function olderSite() {
  return siteOn(await olderDatabase(inject('databaseUrl')));
}

async function siteOn(url: string) {
  const { site, close } = await createIdleSite({ features, migrations }, url);
  onTestFinished(async () => {
    await close();
    await dropDatabase(inject('databaseUrl'), url);
  });
  const printed: string[] = [];
  const out: CommandOutput = { isJson: false, print: (line) => printed.push(line), progress: () => {} };
  const run = (options: Record<string, string | boolean>) =>
    upgradeCommand.run(site, { positional: [], options }, out);
  const query = async (text: string) => (await site.database.pool.query(text)).rows;
  return { run, printed, query };
}

const APPLIED = 'select name from migrations order by name';

it.skipIf(lost.length > 0)(
  'says what it would do, tries it on a copy, and does it',
  async () => {
    const { run, printed, query } = await olderSite();
    const before = await query(APPLIED);
    expect(await run({ plan: true })).toBe(0);
    expect(printed.at(-1)).toMatch(/^\d+ migrations, about [\d.]+ s\. Nothing was changed/);
    expect(
      printed.some((line) => /^ {2}\w+ \(about \d+ rows\): changes the table, it cannot be used/.test(line)),
    ).toBe(true);
    expect(await query(APPLIED)).toEqual(before);

    expect(await run({ rehearse: true })).toBe(0);
    expect(printed.at(-1)).toMatch(/^\d+ migrations ran on a copy in [\d.]+ s/);
    expect(await query(APPLIED)).toEqual(before);

    expect(await run({ 'without-backup': true })).toBe(0);
    expect(printed.at(-1)).toContain('No backup was made.');
    expect(await query(APPLIED)).toHaveLength(migrations.length);
    expect(await run({})).toBe(0);
    expect(printed.at(-1)).toBe('The database is up to date already.');
  },
  120_000,
);

const CATALOG = `
  select c.relname, c.relkind, a.attname from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where c.relnamespace = 'public'::regnamespace order by 1, 2, 3`;

it('says what it would do where nothing may be written, and makes nothing in an empty database', async () => {
  for (const site of [await olderSite(), await siteOn(await emptyDatabase())]) {
    await site.query(
      `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
    );
    // For the connections to come; that of the line above has what it began with.
    await site.query('set default_transaction_read_only = on');
    const before = await site.query(CATALOG);
    expect(await site.run({ plan: true })).toBe(0);
    expect(site.printed.at(-1)).toContain('Nothing was changed');
    expect(await site.query(CATALOG)).toEqual(before);
  }
}, 60_000);

it.skipIf(lost.length > 0)(
  'makes a backup first',
  async () => {
    const { run, printed } = await olderSite();
    expect(await run({})).toBe(0);
    expect(printed.at(-1)).toMatch(/What was there is in the backup parley-/);
  },
  60_000,
);

it('leaves the database as it was when it is killed in the middle, and can be begun again', async () => {
  const url = await emptyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await dropDatabase(inject('databaseUrl'), url);
  });
  const start = (seconds: number) =>
    spawn(
      process.execPath,
      [join(import.meta.dirname, '../testing/slow-upgrade.process.ts'), url, `${seconds}`],
      {
        stdio: 'inherit',
      },
    );
  const sleeping = `select pid from pg_stat_activity where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`;
  const killed = start(60);
  await expect.poll(async () => (await client.query(sleeping)).rowCount, { timeout: 20_000 }).toBe(1);
  killed.kill('SIGKILL');
  await exitOf(killed);
  await client.query(`select pg_terminate_backend(pid) from (${sleeping}) as waiting`);
  await expect.poll(async () => (await client.query(sleeping)).rowCount).toBe(0);
  const made = async () =>
    (
      await client.query(
        `select relname from pg_class where relname in ('first_made', 'second_made') order by 1`,
      )
    ).rows;
  expect(await made()).toEqual([]);
  expect((await client.query('select * from migrations')).rowCount).toBe(0);
  expect(await exitOf(start(0))).toBe(0);
  expect(await made()).toHaveLength(2);
}, 60_000);
