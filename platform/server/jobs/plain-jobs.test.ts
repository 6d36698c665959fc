// Jobs that are added past the queue's own function, which is slow, are as it adds them.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrations } from '../../../app/migrations.ts';
import { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { dropDatabase } from '../testing/drop-database.ts';
import { migratedDatabase } from '../testing/migrated-database.ts';
import { addJob } from './jobs.ts';

let databaseUrl: string;
let database: Database;
beforeAll(async () => {
  databaseUrl = await migratedDatabase(inject('databaseUrl'), migrations);
  database = new Database({ url: databaseUrl, maxConnections: 2 });
});
afterAll(async () => {
  await database?.close();
  if (databaseUrl) await dropDatabase(inject('databaseUrl'), databaseUrl);
});

const PAYLOAD = '{"kettleID": 7}';

const plain = (name: string) => addJob(sql`${name}::text`, sql`${PAYLOAD}::json`);

/** Every column but those that tell one job from another, and whether it is due now. */
function jobs(name: string) {
  return database.rows<Record<string, unknown>>(sql`
    select to_jsonb(job) - array['id', 'run_at', 'created_at', 'updated_at'] as columns,
      run_at = created_at and run_at = updated_at and run_at <= now() as is_due
    from graphile_worker._private_jobs job
    where task_id = (select id from graphile_worker._private_tasks where identifier = ${name}) order by id`);
}

it.each(['known-before', 'never-heard-of'])('is the same job (%s)', async (name) => {
  if (name === 'known-before')
    await database.execute(sql`select graphile_worker.add_job('known-before', '{}', job_key := 'earlier')`);
  await database.execute(sql`delete from graphile_worker._private_jobs`);
  await database.execute(sql`select ${plain(name)}`);
  await database.execute(sql`
    select graphile_worker.add_job(${name}, ${PAYLOAD}::json, max_attempts := 10)`);
  const [added, expected, ...others] = await jobs(name);
  expect(added).toEqual(expected);
  expect(added).toMatchObject({ is_due: true, columns: { payload: { kettleID: 7 }, max_attempts: 10 } });
  expect(others).toEqual([]);
});

it('wakes those who work at jobs, one for each', async () => {
  await database.execute(sql`select ${plain('known-before')}`);
  const listening = await database.pool.connect();
  const heard: unknown[] = [];
  listening.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
  await listening.query('listen "jobs:insert"');
  await database.execute(sql`select ${plain('known-before')}, ${plain('known-before')}`);
  await expect.poll(() => heard.length, { timeout: 5000 }).toBe(2);
  expect(heard).toEqual(Array(2).fill({ r: expect.any(Number), count: 1 }));
  await listening.query('unlisten *');
  listening.release();
});
