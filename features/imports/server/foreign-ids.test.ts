// Looking up ids of the old site reads those asked for, before the database knows anything about the table.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { ForeignIDs } from './foreign-ids.ts';
import { importSite } from './testing/import-site.ts';

const SOURCE = 'forum.example.org';
const COUNT = 10_000;

let test: TestSite;
beforeAll(async () => {
  test = await importSite();
});
afterAll(() => test.close());

interface Plan {
  'Rows Removed by Filter'?: number;
  'Index Cond'?: string;
}

it('does not read every row of a kind', async () => {
  const { database } = test.site;
  // An import fills it faster than statistics are made.
  await database.execute(sql`alter table imported_records set (autovacuum_enabled = false)`);
  await database.execute(sql`
    insert into imported_records (source, kind, foreign_id, record_id)
    select ${SOURCE}, 'posts', id::text, id from generate_series(1, ${sql.integer(COUNT)}) as id`);
  const plans: Plan[] = [];
  const explaining = {
    rows: async (statement) => {
      const [row] = await database.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        sql`explain (analyze, format json) ${statement}`,
      );
      if (row) plans.push(row['QUERY PLAN'][0].Plan);
      return [];
    },
  } as Partial<Queryable> as Queryable;
  const requested = Array.from({ length: 600 }, (_, at) => String(COUNT - 300 + at));
  await new ForeignIDs(SOURCE).find(explaining, 'posts', requested);
  expect(plans).toHaveLength(1);
  expect(plans[0]?.['Index Cond']).toContain('foreign_id');
  expect(plans[0]?.['Rows Removed by Filter'] ?? 0).toBe(0);
});
