import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { FailingJob } from '../jobs.contract.ts';

const test = communityOfFile();

/** Nobody takes jobs of this name: it stays as it is made. */
async function jobThatFailed({ attempts = 10, error = 'Error: no bees' } = {}): Promise<string> {
  const { database } = test.site;
  const made = await database.row<{ id: string }>(
    sql`select id::text from graphile_worker.add_job('apiary.count', '{"email":"ida@example.org"}', max_attempts := 10)`,
  );
  const id = made?.id ?? '';
  await database.execute(
    sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = ${error} where id = ${id}::bigint`,
  );
  return id;
}

async function listed() {
  const { status, body } = await test.admin.client.get('/jobs');
  expect(status).toBe(200);
  return body;
}

async function jobOf(id: string): Promise<FailingJob | undefined> {
  return (await listed()).jobs.find(({ jobID }: FailingJob) => jobID === id);
}

async function acts(): Promise<[string, string, unknown][]> {
  const { body } = await test.admin.client.get('/audit-logs?recordType=job&limit=10');
  return body.map((each: { eventType: string; recordKey: string; before: unknown }) => [
    each.eventType,
    each.recordKey,
    each.before,
  ]);
}

it('lists what failed with its error, and nothing of what it works on', async () => {
  const [failed, retried] = [await jobThatFailed(), await jobThatFailed({ attempts: 3 })];
  expect(await jobOf(failed)).toMatchObject({
    ...{ task: 'apiary.count', state: 'failed', error: 'Error: no bees', attempts: 10, maxAttempts: 10 },
  });
  expect(await jobOf(retried)).toMatchObject({ state: 'retried', attempts: 3 });
  const { tasks, jobs } = await listed();
  expect(tasks).toContainEqual({
    ...{ task: 'apiary.count', queue: 'unknown', waiting: 0, running: 0, retried: 1, failed: 1 },
  });
  expect(JSON.stringify(jobs)).not.toContain('ida@example.org');
  const { body: attention } = await test.admin.client.get('/dashboard/attention');
  expect(attention.items.find(({ id }: { id: string }) => id === 'jobs')).toMatchObject({
    ...{ severity: 'fault', title: '1 job failed for good.', url: '/dashboard/jobs' },
  });
});

it('has one run again with all its attempts, and says so in the audit log', async () => {
  const id = await jobThatFailed();
  expect((await test.admin.client.post('/jobs/retry', { jobIDs: [id] })).body).toEqual({ count: 1 });
  expect(await jobOf(id)).toBeUndefined();
  const row = await test.site.database.row<{ attempts: number }>(
    sql`select attempts from graphile_worker.jobs where id = ${id}::bigint`,
  );
  expect(row?.attempts).toBe(0);
  expect((await acts())[0]).toEqual(['job.retried', 'apiary.count', { jobID: id }]);
  expect((await test.admin.client.post('/jobs/retry', { jobIDs: [id] })).body).toEqual({ count: 0 });
});

it('discards what failed, and leaves alone what waits or runs', async () => {
  const [failed, waiting, running] = [
    await jobThatFailed(),
    await jobThatFailed({ attempts: 0 }),
    await jobThatFailed({ attempts: 2 }),
  ];
  await test.site.database.execute(
    sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = ${running}::bigint`,
  );
  const { body } = await test.admin.client.post('/jobs/discard', {
    jobIDs: [failed, waiting, running, '999999999'],
  });
  expect(body).toEqual({ count: 1 });
  const rows = await test.site.database.rows<{ id: string }>(
    sql`select id::text from graphile_worker.jobs where id = any(${[failed, waiting, running]}::bigint[]) order by id`,
  );
  expect(rows.map(({ id }) => id)).toEqual([waiting, running]);
  expect((await acts())[0]).toEqual(['job.discarded', 'apiary.count', { jobID: failed }]);
});

it('is for those who manage the site, and takes numbers alone', async () => {
  expect((await test.moderator.client.get('/jobs')).status).toBe(403);
  expect((await test.moderator.client.post('/jobs/retry', { jobIDs: ['1'] })).status).toBe(403);
  for (const jobIDs of [[], ['x'], ['1'.repeat(19)], Array.from({ length: 101 }, () => '1')])
    expect((await test.admin.client.post('/jobs/discard', { jobIDs })).status).toBe(422);
});
