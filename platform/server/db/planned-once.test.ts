// Statements that are not planned again at every call: what PostgreSQL itself says of its plans.
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { dropDatabase } from '../testing/drop-database.ts';
import { migratedDatabase } from '../testing/migrated-database.ts';
import type { Database } from './database.ts';
import { type Sql, sql } from './sql.ts';

const TIMES = 8;

let database: Database;
let url: string;

beforeEach(async () => {
  // Names are counted in a process: other files have used up theirs.
  vi.resetModules();
  const { Database } = await import('./database.ts');
  url = await migratedDatabase(inject('databaseUrl'), []);
  database = new Database({ url, maxConnections: 1 });
  // A plan for values that are known reads one row of it; a plan for all values reckons with a third of them.
  await database.execute(sql`create table flowers as select n from generate_series(1, 20000) n`);
  await database.execute(sql`create index on flowers (n)`);
  await database.execute(sql`analyze flowers`);
});

afterEach(async () => {
  await database.close();
  await dropDatabase(inject('databaseUrl'), url);
});

/** How often the statement was planned for its own values and for all, after so many calls. */
async function plansOf(ask: (statement: Sql) => Promise<unknown>, wrap: (statement: Sql) => Sql) {
  for (let time = 1; time <= TIMES; time++)
    await ask(wrap(sql`select count(*)::int as blooming from flowers where n > ${20_000 - time}`));
  // Asked as they are, since each connection knows its own statements alone.
  return ask(
    wrap(sql`
      select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where statement like '%blooming from flowers%'
        and statement not like '%pg_prepared_statements%'`),
  );
}

it('a statement is planned for its values where that seems cheaper, or once for all', async () => {
  expect(
    await plansOf(
      (each) => database.row(each),
      (each) => each,
    ),
  ).toEqual({ generic: 0, custom: TIMES });
});

it('one that is to be planned once is, and answers the same', async () => {
  expect(await plansOf((each) => database.row(each), sql.plannedOnce)).toEqual({ generic: TIMES, custom: 0 });
  const three = sql.plannedOnce(sql`select count(*)::int as blooming from flowers where n > ${19_997}`);
  expect(await database.row(three)).toEqual({ blooming: 3 });
});

it('other statements are planned as ever, whether one was answered or failed', async () => {
  const mode = () => database.row(sql`select current_setting('plan_cache_mode') as mode`);
  await database.row(sql.plannedOnce(sql`select 1 as one`));
  expect(await mode()).toEqual({ mode: 'auto' });
  await expect(database.row(sql.plannedOnce(sql`select 1 / ${0}::int as none`))).rejects.toThrow(
    'division by zero',
  );
  expect(await mode()).toEqual({ mode: 'auto' });
});
