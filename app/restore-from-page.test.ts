// A backup is restored by a call: the server stands still, what started it restores and starts it again. Whoever is killed in
// the middle leaves the site as it was.
import { execFileSync } from 'node:child_process';
import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backup, RestoreOutcome } from '../features/backups/backups.contract.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';
import { setUp, signIn, until } from './testing/writers.ts';

let server: BuiltServer;
let client: TestClient;
let discussionID: number;
beforeAll(async () => {
  server = await startBuiltServer({}, { processes: 2, isMigrated: true });
  discussionID = await setUp(server);
  client = await signIn(server.client());
}, 180_000);
afterAll(() => server?.close(), 60_000);

async function backUp(): Promise<Backup> {
  const { name } = (await client.post<Backup>('/backups')).body;
  await until(async () => (await found(name))?.status === 'done', 60_000);
  return (await found(name)) as Backup;
}

const stored = async () => (await client.get('/backups')).body;
const found = async (name: string): Promise<Backup | undefined> =>
  (await stored()).backups.find((each: Backup) => each.name === name);

async function outcome(): Promise<RestoreOutcome> {
  let last: RestoreOutcome | undefined;
  await until(async () => {
    const answer = await client.get('/backups').catch(() => undefined);
    last = answer?.status === 200 ? answer.body.lastRestore : undefined;
    return last !== undefined && last?.status !== 'requested' && last?.status !== 'running';
  }, 120_000);
  return last as RestoreOutcome;
}

const restore = (name: string, siteTitle = 'Heather Lane') =>
  client.post(`/backups/${name}/restore`, { siteTitle });
const titleNow = async () => (await client.get(`/discussions/${discussionID}`)).body.name;
const rename = (name: string) => client.patch(`/discussions/${discussionID}`, { name });

it('puts the site back to what it was, and says so', async () => {
  const backup = await backUp();
  expect(backup.holds).toEqual({ accounts: expect.any(Number), discussions: 1, comments: 0 });
  expect((await rename('Changed since')).status).toBe(200);
  expect((await restore(backup.name, 'Heather')).body.code).toBe('backups.otherTitle');
  expect((await restore('parley-2020-01-01T00-00-00-000Z')).status).toBe(404);
  expect(await titleNow()).toBe('Changed since');
  expect((await restore(backup.name)).body).toMatchObject({ status: 'requested', requestedBy: 'Adelina' });
  const done = await outcome();
  expect(done).toMatchObject({ status: 'done', problem: null, title: backup.name });
  expect(await titleNow()).toBe('Write here');
  // What was there before can be had back.
  expect((await found(done.backupBefore as string))?.reason).toBe('before restore');
  await restore(done.backupBefore as string);
  await until(async () => (await outcome()).title === done.backupBefore, 120_000);
  expect(await titleNow()).toBe('Changed since');
}, 400_000);

it('leaves nobody without a word meanwhile', async () => {
  const backup = await backUp();
  const reader = await holdTable('discussions');
  try {
    await restore(backup.name);
    // It cannot go on before the table is let go of.
    await until(async () => {
      const { rows } = await server.query(
        `select from pg_stat_activity where datname = current_database() and application_name = 'parley restore'
           and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    }, 60_000);
    const page = await fetch(`${server.url}/`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toContain('<h1>A backup is being restored</h1>');
    const call = await fetch(`${server.url}/api/v2/discussions`);
    expect([call.status, await call.json()]).toEqual([
      503,
      expect.objectContaining({ status: 503, message: 'A backup is being restored' }),
    ]);
  } finally {
    await reader.end();
  }
  expect(await outcome()).toMatchObject({ status: 'done', problem: null, title: backup.name });
}, 200_000);

/** As somebody does who reads it in a transaction of their own. */
async function holdTable(name: string): Promise<pg.Client> {
  const reader = new pg.Client({ connectionString: server.databaseUrl });
  await reader.connect();
  await reader.query(`begin; lock table ${name} in access share mode`);
  return reader;
}

it('refuses a damaged one in a line, and is there again as it was', async () => {
  const backup = await backUp();
  await rename('Before the damaged one');
  await truncate(join(server.dataDirectory, 'backups', `${backup.name}.tar`), Math.floor(backup.bytes / 2));
  await restore(backup.name);
  await until(async () => (await outcome()).title === backup.name, 120_000);
  expect(await outcome()).toMatchObject({
    status: 'failed',
    problem: expect.stringMatching(/^This file cannot be used, and nothing was changed\. [^\n]+$/),
  });
  expect(await titleNow()).toBe('Before the damaged one');
}, 200_000);

it('is as it was where the restore is killed', async () => {
  const backup = await backUp();
  await rename('Before the killed one');
  await server.query(`insert into secrets (name, value)
    select 'made up ' || n, repeat(md5(n::text), 20) from generate_series(1, 20000) n`);
  const large = await backUp();
  expect(large.rows).toBeGreaterThan(backup.rows);
  await restore(large.name);
  const request = async () =>
    JSON.parse(await readFile(join(server.dataDirectory, 'restore.json'), 'utf8')) as RestoreOutcome;
  await until(async () => {
    const { title, status, problem } = await request();
    expect([title, problem]).toEqual([large.name, null]);
    return status === 'running';
  }, 60_000);
  // In the transaction itself, which every table is part of.
  await until(async () => {
    const { rows } = await server.query(
      "select from pg_stat_activity where datname = current_database() and application_name = 'parley restore'",
    );
    expect(await request()).toMatchObject({ problem: null, dateEnded: null });
    return rows.length > 0;
  }, 60_000);
  for (const pid of restoring()) process.kill(pid, 'SIGKILL');
  expect(await outcome()).toMatchObject({ status: 'interrupted', title: large.name });
  expect(await titleNow()).toBe('Before the killed one');
}, 240_000);

function restoring(): number[] {
  const children = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
  return children
    .filter((line) => line.includes('restore-requested'))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === server.process.pid)
    .map(([pid]) => pid as number);
}

it('is left to the command where nobody would start the server again', async () => {
  const alone = await startBuiltServer({}, { isMigrated: true });
  try {
    await setUp(alone);
    const admin = await signIn(alone.client());
    const { name } = (await admin.post<Backup>('/backups')).body;
    await until(async () => (await admin.get('/backups')).body.backups[0]?.status === 'done', 60_000);
    expect((await admin.post(`/backups/${name}/restore`, { siteTitle: 'Heather Lane' })).body.code).toBe(
      'backups.byCommand',
    );
  } finally {
    await alone.close();
  }
}, 120_000);
