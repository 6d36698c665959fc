// Jobs that wait are part of a site: mails not sent yet, files not removed yet. The queue's own tables change with its
// version, so they are read as what they were enqueued with and enqueued again.
import type pg from 'pg';

export interface WaitingJob {
  name: string;
  payload: unknown;
  key: string | null;
  runAt: string;
  maxAttempts: number;
}

const BATCH = 2000;

/** Hands over lines of JSON, a few thousand at a time; answers how many there were. */
export async function waitingJobs(
  client: pg.ClientBase,
  take: (lines: Buffer, part: number) => Promise<void>,
): Promise<number> {
  let count = 0;
  let afterID = '0';
  for (let part = 1; ; part++) {
    const { rows } = await client.query<WaitingJob & { id: string }>(
      `select j.id::text, t.identifier as name, j.payload, j.key, j.run_at::text as "runAt",
         j.max_attempts as "maxAttempts"
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.attempts < j.max_attempts and j.id > $1 order by j.id limit $2`,
      [afterID, BATCH],
    );
    const last = rows.at(-1);
    if (!last) return count;
    afterID = last.id;
    count += rows.length;
    const lines = rows.map(({ id: _, ...job }) => `${JSON.stringify(job)}\n`).join('');
    await take(Buffer.from(lines), part);
  }
}

/** Those of whoever had the database before. */
export async function forgetWaitingJobs(client: pg.ClientBase): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs');
}

/** Lines as `waitingJobs` hands them over. */
export async function enqueueAgain(client: pg.ClientBase, lines: string): Promise<void> {
  const jobs = lines.split('\n').filter((line) => line !== '');
  await client.query(
    `select graphile_worker.add_job(name, payload, run_at := "runAt", job_key := key, max_attempts := "maxAttempts")
     from json_to_recordset($1) as job (name text, payload json, key text, "runAt" timestamptz, "maxAttempts" int)`,
    [`[${jobs.join(',')}]`],
  );
}
