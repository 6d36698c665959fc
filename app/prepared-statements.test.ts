// SQL is text, which no compiler holds against the tables. Here every literal sql`...` of the product is put into whole
// statements, as its sources put it together, and PostgreSQL prepares them against the migrated tables: a column that
// is renamed or a type that does not fit fails here, with its place, before anything runs.
//
// Not seen: literals whose statement is only put together when it runs, counted by file in `not-prepared.ts`; statements
// given to the driver as plain strings (session locks, LISTEN, the list of processes); further combinations of a literal
// that was prepared in one; and whether a column means what the code takes it for. These are for the tests that run them.
import { resolve } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { dropDatabase } from '../platform/server/testing/drop-database.ts';
import { migratedDatabase } from '../platform/server/testing/migrated-database.ts';
import { readSources } from '../tools/architecture-rules/source.ts';
import { statementsOf } from '../tools/sql-statements/statements.ts';
import { migrations } from './migrations.ts';
import { NOT_PREPARED } from './testing/not-prepared.ts';

const isOfProduct = (path: string) =>
  /^(?:platform|features|addons|app)\/.*\.ts$/.test(path) && !/\.test\.ts$|\/testing\/|\/web\//.test(path);

interface Outcome {
  prepared: ReadonlySet<string>;
  /** From a literal to what PostgreSQL says of a statement with it. */
  refused: ReadonlyMap<string, string>;
}

/** On a database of its own with every table. */
async function prepareAll(byText: ReadonlyMap<string, ReadonlySet<string>>): Promise<Outcome> {
  const url = await migratedDatabase(inject('databaseUrl'), migrations);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const prepared = new Set<string>();
  const refused = new Map<string, string>();
  try {
    for (const [text, parts] of byText) {
      const error = await client.query(`prepare statement as ${text}`).then(() => undefined, asMessage);
      if (error === undefined) await client.query('deallocate statement');
      for (const part of parts)
        if (error === undefined) prepared.add(part);
        else refused.set(part, error);
    }
  } finally {
    await client.end();
    await dropDatabase(inject('databaseUrl'), url);
  }
  return { prepared, refused };
}

const asMessage = (error: Error) => error.message;

it('PostgreSQL prepares every statement against the migrated tables', async () => {
  const { literals, byText } = statementsOf(readSources(resolve(import.meta.dirname, '..'), isOfProduct));
  const { prepared, refused } = await prepareAll(byText);
  expect(literals.size).toBeGreaterThan(1000);
  const missing = [...literals].filter((literal) => !prepared.has(literal));
  const byFile = Object.groupBy(missing, (literal) => literal.split(':')[0] as string);
  const wrong = Object.keys({ ...NOT_PREPARED, ...byFile }).flatMap((path) => {
    const [found, listed] = [byFile[path] ?? [], NOT_PREPARED[path] ?? 0];
    if (found.length === listed) return [];
    const reasons = found.map(
      (literal) => `${literal} ${refused.get(literal) ?? 'is in no whole statement'}`,
    );
    return [`${path}: ${found.length} are not prepared, ${listed} are listed`, ...reasons];
  });
  expect(wrong).toEqual([]);
}, 60_000);
