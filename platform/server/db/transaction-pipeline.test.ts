// Statements of a transaction that nobody waits for.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { withDatabase } from '../testing/migrated-database.ts';

import { Database } from './database.ts';
import { sql } from './sql.ts';
import { StatementCounter } from './statement-counter.ts';

let database: Database;

// One connection: a temporary table is its own.
beforeAll(() => {
  database = new Database({ url: withDatabase(inject('databaseUrl'), 'postgres'), maxConnections: 1 });
});
afterAll(() => database.close());

describe('statements that are sent', () => {
  const TABLE = sql.raw('sent');
  beforeAll(() => database.execute(sql`create temporary table ${TABLE} (place int primary key, seen int)`));
  afterAll(() => database.execute(sql`drop table ${TABLE}`));
  beforeEach(() => database.execute(sql`delete from ${TABLE}`));

  const insert = (place: number) => sql`
    insert into ${TABLE} select ${place}::int, count(*)::int from ${TABLE}`;
  const stored = () =>
    database.rows<{ place: number; seen: number }>(sql`select * from ${TABLE} order by place`);

  it('run in their order, before whatever comes next, and with the commit', async () => {
    const counter = new StatementCounter();
    await database.transaction(async (tx) => {
      tx.send(insert(1));
      tx.send(insert(2));
      expect(await tx.row(sql`select count(*)::int as count from ${TABLE}`)).toEqual({ count: 2 });
      tx.send(insert(3));
    }, counter);
    expect(await stored()).toEqual([1, 2, 3].map((place) => ({ place, seen: place - 1 })));
    expect([counter.count, counter.roundTrips]).toEqual([4, 2]);
  });

  it('fail the next that is waited for by what they failed at themselves', async () => {
    const failing = database.transaction(async (tx) => {
      tx.send(insert(1));
      tx.send(insert(1));
      await tx.execute(insert(2));
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await stored()).toEqual([]);
  });

  it('fail the transaction where nothing comes but the commit, and leave the connection as good as before', async () => {
    const committed: string[] = [];
    for (let time = 0; time < 3; time++) {
      const failing = database.transaction(async (tx) => {
        tx.afterCommit(() => void committed.push('never'));
        tx.send(insert(1));
        tx.send(sql`select 1 / ${0}::int`);
        tx.send(insert(2));
      });
      await expect(failing).rejects.toMatchObject({ code: '22012' });
    }
    expect([committed, await stored()]).toEqual([[], []]);
    await database.transaction(async (tx) => tx.send(insert(7)));
    expect(await stored()).toEqual([{ place: 7, seen: 0 }]);
  });

  it('are forgotten where the work fails before', async () => {
    const failing = database.transaction(async (tx) => {
      tx.send(insert(1));
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await stored()).toEqual([]);
  });
});

it('is not begun where nothing is asked', async () => {
  const counter = new StatementCounter();
  expect(await database.transaction(async () => 'nothing', counter)).toBe('nothing');
  expect(counter.roundTrips).toBe(0);
});

it('answers each of several statements that are waited for together', async () => {
  const answers = await database.transaction((tx) =>
    Promise.all([1, 2, 3].map((each) => tx.row(sql`select ${each}::int as each`))),
  );
  expect(answers).toEqual([{ each: 1 }, { each: 2 }, { each: 3 }]);
});
