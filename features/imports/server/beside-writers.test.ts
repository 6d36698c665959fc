// What people here do at the very moment in which an import does the same.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importFromDiscourse } from './discourse/discourse.importer.ts';
import { importSite, isCutOff, silent } from './testing/import-site.ts';
import { threads } from './testing/imported-threads.ts';
import { discourseExport, post, topic } from './testing/made-export.ts';
import { wrongCounters } from './testing/site-state.ts';

let test: TestSite;
beforeEach(async () => {
  test = await importSite();
});
afterEach(() => test.close());

function begin(path: string, more: { batchSize?: number; stopAfterBatches?: number } = {}) {
  return importFromDiscourse({ site: test.site, out: silent, path, ...more });
}

/** Runs the first statement, waits until the import waits for it, then runs the second and commits. */
async function inTheMiddle(first: Sql, second: Sql, work: () => Promise<unknown>): Promise<void> {
  let working: Promise<unknown> = Promise.resolve();
  await test.site.database.transaction(async (tx) => {
    await tx.execute(first);
    working = work();
    await expect
      .poll(
        async () => {
          const row = await test.site.database.row<{ count: number }>(sql`
            select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`);
          return row?.count;
        },
        { timeout: 10_000, interval: 20 },
      )
      .toBe(1);
    await tx.execute(second);
  });
  await working;
}

async function deadlocks(): Promise<number> {
  // Counts are reported when a connection idles: a moment after the last statement.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const row = await test.site.database.row<{ deadlocks: number }>(sql`
    select deadlocks::int from pg_stat_database where datname = current_database()`);
  return row?.deadlocks ?? -1;
}

const discussion = (id: number) => sql`select from discussions where discussion_id = ${id} for no key update`;

it('locks discussions by ascending ids, wherever they stand in the export', async () => {
  const first = [topic(1), topic(2), topic(3)];
  await begin(await discourseExport(first));
  const grown = [3, 2, 1].map((id) => topic(id, {}, [post(id, 1), post(id, 2)]));
  const path = await discourseExport(grown);
  const before = await deadlocks();
  await inTheMiddle(discussion(1), discussion(3), () => begin(path));
  expect((await deadlocks()) - before).toBe(0);
  expect((await threads(test)).map(({ replies }) => replies?.length)).toEqual([1, 1, 1]);
});

it('locks discussions that it withdraws in the same order, before anything else', async () => {
  await begin(await discourseExport([topic(1), topic(2, {}, [post(2, 1)])]));
  const path = await discourseExport([
    topic(2, {}, [post(2, 1), post(2, 2)]),
    topic(1, { deleted_at: '2022-05-01T00:00:00Z' }),
  ]);
  const before = await deadlocks();
  await inTheMiddle(discussion(1), discussion(2), () => begin(path));
  expect((await deadlocks()) - before).toBe(0);
});

it('locks members by ascending ids when it sets their dates', async () => {
  const path = await discourseExport([
    topic(
      1,
      {},
      [1, 2, 3, 4, 5].map((number) => post(1, number)),
    ),
  ]);
  await begin(path);
  await test.site.database.execute(sql`
    update users set date_inserted = now() where import_source is not null`);
  const members = await test.site.database.rows<{ user_id: number }>(
    sql`select user_id from users where import_source is not null order by user_id desc`,
  );
  // Touched one by one from the end, they lie in that order on the disk.
  for (const { user_id } of members)
    await test.site.database.execute(sql`update users set points = points where user_id = ${user_id}`);
  const grown = await discourseExport([
    topic(
      1,
      {},
      [1, 2, 3, 4, 5].map((number) => post(1, number)),
    ),
    topic(2),
  ]);
  const [last = 0, , , , low = 0] = members.map(({ user_id }) => user_id);
  const member = (id: number) => sql`select from users where user_id = ${id} for no key update`;
  const before = await deadlocks();
  await inTheMiddle(member(low), member(last), () => begin(grown));
  expect((await deadlocks()) - before).toBe(0);
});

it('gives a member another name where somebody takes it at that moment', async () => {
  const taking = sql`insert into users (name, name_key) values ('asker', 'asker')`;
  await inTheMiddle(taking, sql`select 1`, async () => begin(await discourseExport([topic(1)])));
  expect((await threads(test))[0]?.author).toBe('asker_2');
});

it('leaves a post alone that is edited while its links are rewritten', async () => {
  const raw = 'See https://old.example.org/t/topic/2 for more.';
  const linking = topic(1, {}, [post(1, 1, { raw, cooked: `<p>${raw}</p>` })]);
  await begin(await discourseExport([linking]));
  const path = await discourseExport([linking, topic(2)]);
  const edit = sql`update discussions set body = 'Edited here.' where discussion_id = 1`;
  await inTheMiddle(edit, sql`select 1`, () => begin(path));
  expect((await threads(test))[0]?.body).toBe('Edited here.');
});

it('gives back no id that somebody is just using, when it goes on after an interruption', async () => {
  const path = await discourseExport([1, 2, 3, 4, 5, 6].map((id) => topic(id)));
  expect(await isCutOff(begin(path, { batchSize: 2, stopAfterBatches: 4 }))).toBe(true);
  const written = sql`
    insert into discussions (name, category_id, insert_user_id, last_user_id, date_last_comment, body, format, body_html)
    values ('Written here', 1, 1, 1, now(), 'Here.', 'text', 'Here.')`;
  await test.site.database.transaction(async (tx) => {
    await tx.execute(written);
    expect(await isCutOff(begin(path, { batchSize: 2, stopAfterBatches: 0 }))).toBe(true);
  });
  await test.site.database.execute(written);
  await begin(path);
  expect(await threads(test)).toHaveLength(8);
  expect(await wrongCounters(test.site)).toEqual({});
});
