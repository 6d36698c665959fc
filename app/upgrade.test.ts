// What an earlier release left opens and works. There is no second description of the tables beside the migrations, so
// "fresh" means: every migration on an empty database, as whoever installs today gets it.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { miscounted } from '../features/comments/server/testing/comments.ts';
import { PASSWORD } from '../features/users/server/testing/members.ts';
import { callbackPayload } from '../platform/server/bulk-operations/callback-token.ts';
import { RENDERER_VERSION } from '../platform/server/content/render-body.ts';
import { Database } from '../platform/server/db/database.ts';
import { migrate } from '../platform/server/db/migrate.ts';
import { sql } from '../platform/server/db/sql.ts';
import { migrateJobs } from '../platform/server/jobs/jobs.ts';
import { dropDatabase } from '../platform/server/testing/drop-database.ts';
import { migratedDatabase } from '../platform/server/testing/migrated-database.ts';
import { schemaOf } from '../platform/server/testing/schema-of.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { migrations } from './migrations.ts';
import { inOlderSite, olderDatabase, olderMigrations } from './testing/older-site/older-site.ts';
import { testSiteOn } from './testing/test-site.ts';

// Whoever takes an add-on out of the tree takes it out of a site that has been started with this release: it knows then
// which migrations were the add-on's. One that comes from the earlier release at the same time is refused.
const lost = olderMigrations().filter((name) => !migrations.some((each) => each.name === name));
const upgraded = it.skipIf(lost.length > 0);

let test: TestSite;
let waitingJobs: string[];
beforeAll(async () => {
  if (lost.length > 0) return;
  const url = await olderDatabase(inject('databaseUrl'));
  const database = new Database({ url, maxConnections: 2, statementTimeout: 0 });
  expect(await migrate(database, migrations)).toContain('20261124235000_names_of_the_field');
  await migrateJobs(database.pool);
  waitingJobs = (await jobs(database)).map((job) => job.id);
  await database.close();
  test = await testSiteOn(url, { withJobs: true });
}, 60_000);
afterAll(() => test?.close());

const jobs = (database: Database) =>
  database.rows<{ id: string }>(sql`select id::text from graphile_worker._private_jobs where attempts < 10`);

const isClosed = async (ids: readonly number[]) => {
  const { database } = test.site;
  const { rows } = await database.pool.query(
    'select date_closed from discussions where discussion_id = any($1)',
    [ids],
  );
  return rows.every((row) => row.date_closed !== null);
};

const signIn = (name: string): Promise<TestClient> => test.client().signIn(name, PASSWORD);

upgraded('has the same tables as a fresh one', async () => {
  const url = await migratedDatabase(inject('databaseUrl'), migrations);
  const fresh = new Database({ url, maxConnections: 1 });
  try {
    const [ofFresh, ofUpgraded] = [await schemaOf(fresh), await schemaOf(test.site.database)];
    expect(ofFresh.length).toBeGreaterThan(500);
    expect(ofUpgraded).toEqual(ofFresh);
  } finally {
    await fresh.close();
    await dropDatabase(inject('databaseUrl'), url);
  }
});

upgraded('shows its pages', async () => {
  const thread = await test.guest.page(`/discussion/${inOlderSite.discussionID}/how-do-bees-find-their-way`);
  expect(thread.status).toBe(200);
  expect(thread.text).toContain('By the sun, <em>mostly</em>.');
  for (const address of [
    '/',
    '/discussions',
    '/categories',
    '/categories/garden',
    '/discussions/tagged/coast',
  ])
    expect([address, (await test.guest.page(address)).status]).toEqual([address, 200]);
});

upgraded('goes on taking reports, which begin switched off on a new site', async () => {
  const reporting = async (database: Database) =>
    (
      await database.row<{ value: boolean }>(
        sql`select value from config_values where key = 'escalations.enabled'`,
      )
    )?.value;
  expect(await reporting(test.site.database)).toBe(true);
  const url = await migratedDatabase(inject('databaseUrl'), migrations);
  const fresh = new Database({ url, maxConnections: 1 });
  try {
    expect(await reporting(fresh)).toBeUndefined();
  } finally {
    await fresh.close();
    await dropDatabase(inject('databaseUrl'), url);
  }
});

upgraded('does the jobs that waited, and renders again what an older renderer made', async () => {
  expect(waitingJobs.length).toBeGreaterThan(20);
  const left = async () => (await jobs(test.site.database)).filter(({ id }) => waitingJobs.includes(id));
  await expect.poll(left, { timeout: 15_000 }).toEqual([]);
  const outdated = async () =>
    (
      await test.site.database.row<{ count: string }>(sql`
        select count(*) from (select renderer_version from discussions union all select renderer_version from comments) as body
        where renderer_version < ${RENDERER_VERSION}`)
    )?.count;
  await expect.poll(async () => Number(await outdated())).toBe(0);
  expect((await test.guest.get('/search?query=bees')).body).toMatchObject([
    { name: expect.stringContaining('bees') },
  ]);
});

upgraded('ends the bulk operations that had begun', async () => {
  const { waitingIDs, halfDoneIDs, halfDone } = inOlderSite;
  await expect.poll(() => isClosed(waitingIDs)).toBe(true);
  expect(await isClosed(halfDoneIDs)).toBe(false);
  const { database } = test.site;
  const row = await database.row<{ id: string; user_id: number; step: number }>(sql`
    select bulk_operation_id as id, user_id, step from bulk_operations where status = 'progress'`);
  if (!row) throw new Error('The bulk operation that stopped half-way is gone.');
  const moderator = await signIn('Modesto');
  const callback = { bulkOperationID: row.id, name: halfDone, userID: row.user_id, step: row.step };
  const jwt = { 'content-type': 'application/system+jwt' };
  const payload = await callbackPayload(database, callback);
  const { status, body } = await moderator.call('POST', '/calls/run', payload, jwt);
  expect([status, body.progress.successIDs]).toEqual([200, halfDoneIDs.slice(1)]);
  expect(await isClosed(halfDoneIDs)).toBe(true);
});

upgraded('knows its members, what they may do, and which calls they have made already', async () => {
  const member = await signIn('Melba');
  expect((await member.get('/users/me')).body).toMatchObject({ name: 'Melba' });
  const place = { format: 'markdown', discussionID: inOlderSite.discussionID };
  const comment = { body: 'Only once', ...place };
  const again = await member.call('POST', '/comments', comment, { 'idempotency-key': 'once' });
  expect([again.status, again.body.body]).toEqual([201, expect.stringContaining('Only once')]);
  const { rowCount } = await test.site.database.pool.query(
    `select from comments where body like 'Only once%'`,
  );
  expect(rowCount).toBe(1);
  expect((await member.post('/comments', { body: 'After the upgrade', ...place })).status).toBe(201);
  expect((await member.get('/discussions?categoryID=2')).status).toBe(403);
  expect(
    (await (await signIn('Adelina')).patch('/config', { 'garden.title': 'The New Harbour' })).status,
  ).toBe(200);
});

upgraded('has counted well', async () => {
  expect(await miscounted(test)).toEqual([]);
});

it.runIf(lost.length > 0)('is refused without an add-on that it came with', async () => {
  const url = await olderDatabase(inject('databaseUrl'));
  const database = new Database({ url, maxConnections: 2, statementTimeout: 0 });
  await expect(migrate(database, migrations)).rejects.toThrow(lost[0]);
  await database.close();
  await dropDatabase(inject('databaseUrl'), url);
});
