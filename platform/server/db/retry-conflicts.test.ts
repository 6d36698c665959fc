// Against a real PostgreSQL, which finds the circles itself.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { dropDatabase } from '../testing/drop-database.ts';
import { migratedDatabase } from '../testing/migrated-database.ts';
import { type CounterKind, changeCounter } from './counters.ts';
import { Database, type Transaction } from './database.ts';
import { sql } from './sql.ts';

let url: string;
let database: Database;
beforeAll(async () => {
  url = await migratedDatabase(inject('databaseUrl'), []);
  database = new Database({ url });
  await database.execute(sql`create table things (thing_id int primary key, count int not null default 0)`);
  await database.execute(sql`create sequence tries`);
  // Fails like a conflict until it was asked often enough; what a sequence gave out is not rolled back.
  await database.execute(sql`
    create function fails_until(enough int) returns int language plpgsql as $$
    declare tried int := nextval('tries');
    begin
      if tried < enough then raise exception using errcode = '40001', message = 'try again'; end if;
      return tried;
    end $$`);
});
beforeEach(async () => {
  await database.execute(sql`alter sequence tries restart`);
  await database.execute(sql`truncate things`);
  await database.execute(sql`insert into things (thing_id) values (1), (2)`);
});
afterAll(async () => {
  await database?.close();
  await dropDatabase(inject('databaseUrl'), url);
});

const raise = (db: Pick<Transaction, 'execute'>, thingID: number) =>
  db.execute(sql`update things set count = count + 1 where thing_id = ${thingID}`);

async function counts(): Promise<number[]> {
  const rows = await database.rows<{ count: number }>(sql`select count from things order by thing_id`);
  return rows.map((row) => row.count);
}

/** Goes on once `many` have come here for the first time. */
function meetingOf(many: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let missing = many;
  return () => {
    if (missing <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      waiting.push(resolve);
      missing--;
      if (missing === 0) for (const each of waiting) each();
    });
  };
}

describe('two transactions that wait for each other', () => {
  it('are both made, and their callbacks run once', async () => {
    const meet = meetingOf(2);
    let [tries, callbacks] = [0, 0];
    const both = [
      [1, 2],
      [2, 1],
    ].map(([first = 0, second = 0]) =>
      database.transaction(async (tx) => {
        tries++;
        tx.afterCommit(() => void callbacks++);
        await raise(tx, first);
        await meet();
        await raise(tx, second);
      }),
    );
    await Promise.all(both);
    expect(await counts()).toEqual([2, 2]);
    expect(tries).toBeGreaterThan(2);
    expect(callbacks).toBe(2);
  });

  it('do not, where what they change are counters', async () => {
    const meet = meetingOf(2);
    let tries = 0;
    const things: CounterKind<number> = {
      table: 'things',
      idColumn: 'thing_id',
      rank: 1,
      add: (earlier, later) => earlier + later,
      write: async (tx, id, change) => {
        await tx.execute(sql`update things set count = count + ${change} where thing_id = ${id}`);
      },
    };
    const both = [
      [1, 2],
      [2, 1],
    ].map(([first = 0, second = 0]) =>
      database.transaction(async (tx) => {
        tries++;
        changeCounter(tx, things, first, 1);
        await meet();
        changeCounter(tx, things, second, 1);
        changeCounter(tx, things, second, 1);
      }),
    );
    await Promise.all(both);
    expect(await counts()).toEqual([3, 3]);
    expect(tries).toBe(2);
  });
});

describe('what failed by a conflict', () => {
  it('is tried again, a single statement too', async () => {
    expect(await database.row(sql`select fails_until(4) as tried`)).toEqual({ tried: 4 });
    await database.execute(sql`alter sequence tries restart`);
    const tried = await database.transaction((tx) => tx.row(sql`select fails_until(4) as tried`));
    expect(tried).toEqual({ tried: 4 });
  });

  it('and goes on failing is refused as busy, with a time to come back', async () => {
    const refused = database.row(sql`select fails_until(1000)`);
    await expect(refused).rejects.toMatchObject({ status: 503, code: 'busy', context: { retryAfter: 2 } });
    expect(
      (await database.row<{ tried: number }>(sql`select nextval('tries') as tried`))?.tried,
    ).toBeGreaterThan(8);
  }, 30_000);

  it('once committed is never done again, whatever its callbacks do', async () => {
    const work = database.transaction(async (tx) => {
      await raise(tx, 1);
      tx.afterCommit(() => {
        throw Object.assign(new Error('a conflict of somebody else'), { code: '40P01' });
      });
    });
    await expect(work).rejects.toThrow('a conflict of somebody else');
    expect(await counts()).toEqual([1, 0]);
  });
});
