// The open file of a whole site is uploaded to a site that was just set up: it is refused, or comes in whole, or leaves all as it was.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backup } from '../features/backups/backups.contract.ts';
import { checkArchive } from '../features/backups/server/archive/read-archive.ts';
import type { ImportRunView, WholeSiteOutcomeView } from '../features/moving-in/moving-in.contract.ts';
import { upload } from '../features/moving-in/server/testing/packed.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';
import { setUp, signIn, until } from './testing/writers.ts';

const PART_BYTES = 256 * 1024;
const NEW = { name: 'Borys', email: 'borys@example.org', password: 'violet hammer 21 spoon' };

let old: BuiltServer;
let server: BuiltServer;
let client: TestClient;
let discussionID: number;
let file: Buffer;
beforeAll(async () => {
  old = await startBuiltServer({}, { isMigrated: true });
  discussionID = await setUp(old);
  file = await readFile(await exported(old, await signIn(old.client())));
  server = await startBuiltServer({}, { processes: 1, isMigrated: true });
  const key = new URL(server.setupUrl as string).searchParams.get('key');
  expect((await server.client().post('/setup', { key, siteTitle: 'Empty', ...NEW })).status).toBeLessThan(
    300,
  );
  client = await server.client().signIn(NEW.email, NEW.password);
}, 240_000);
afterAll(() => Promise.all([old?.close(), server?.close()]), 60_000);

async function exported({ dataDirectory }: BuiltServer, admin: TestClient): Promise<string> {
  const { name } = (await admin.post<Backup>('/exports')).body;
  const found = async () =>
    (await admin.get('/backups')).body.backups.find((each: Backup) => each.name === name) as Backup;
  await until(async () => (await found()).status === 'done', 60_000);
  return join(dataDirectory, 'backups', `${name}.tar`);
}

async function inspected(name: string, content: Buffer, by = client): Promise<ImportRunView> {
  const id = await upload(by, name, content, PART_BYTES);
  expect((await by.post(`/import-runs/${id}/inspection`)).status).toBe(202);
  let run: ImportRunView | undefined;
  await until(async () => {
    run = (await by.get(`/import-runs/${id}`)).body as ImportRunView;
    return run.status === 'inspected' || run.status === 'refused';
  }, 60_000);
  return run as ImportRunView;
}

const flipped = (at: number): Buffer => {
  const copy = Buffer.from(file);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};

const start = (id: number) => client.post(`/import-runs/${id}/start`, {});
const members = async () => (await server.query('select name from users where user_id > 1')).rows;

it('is refused in a line where it is damaged, cut off or something else, and changes nothing', async () => {
  const unusable = 'This file cannot be used, and nothing was changed.';
  const cut = await inspected('cut.tar', file.subarray(0, Math.floor(file.length / 2)));
  expect([cut.status, cut.problem]).toEqual([
    'refused',
    `${unusable} It ends too early: its last part is missing.`,
  ]);
  const damaged = await inspected('damaged.tar', flipped(Math.floor(file.length / 2)));
  expect([damaged.status, damaged.problem]).toEqual([
    'refused',
    expect.stringContaining(`${unusable} It is damaged`),
  ]);
  expect(damaged.problem).not.toContain('\n');
  const foreign = await inspected('foreign.tar', Buffer.from('words '.repeat(500)));
  expect([foreign.status, foreign.problem]).toEqual([
    'refused',
    expect.stringMatching(/^This file is no export that can be read here\. Known are .*Parley\.$/),
  ]);
  expect((await start(cut.importRunID)).body.code).toBe('movingIn.notReady');
  expect(await members()).toEqual([{ name: NEW.name }]);
}, 200_000);

it('comes only into an empty site', async () => {
  const admin = await signIn(old.client());
  const run = await inspected('old-home.tar', file, admin);
  const problem = 'There are members or discussions here already. A whole site comes only into an empty one.';
  expect(run.preview?.warnings).toContain(problem);
  expect((await admin.post(`/import-runs/${run.importRunID}/start`, {})).body).toMatchObject({
    ...{ code: 'movingIn.notEmpty', message: problem },
  });
  expect((await admin.delete(`/import-runs/${run.importRunID}`)).status).toBe(204);
}, 120_000);

it('leaves the site as it was where it is killed, and comes in the next time, with the same hashes', async () => {
  const run = await inspected('old-home.tar', file);
  expect(run).toMatchObject({ status: 'inspected', kind: 'parley', preview: { isWholeSite: true } });
  expect(run.preview?.kinds).toContainEqual({ kind: 'topics', found: 1, comes: 1, why: null });
  const reader = new pg.Client({ connectionString: server.databaseUrl });
  await reader.connect();
  try {
    // It cannot go on before the table is let go of.
    await reader.query('begin; lock table discussions in access share mode');
    expect((await start(run.importRunID)).status).toBe(202);
    await until(isWaiting, 60_000);
    const closed = await fetch(`${server.url}/api/v2/import-runs`);
    expect([closed.status, await closed.json()]).toEqual([
      503,
      expect.objectContaining({
        message: 'A whole site is being brought in',
        progress: expect.objectContaining({ percent: expect.any(Number), total: expect.any(Number) }),
      }),
    ]);
    for (const pid of bringing()) process.kill(pid, 'SIGKILL');
  } finally {
    await reader.end();
  }
  expect(await outcome()).toMatchObject({ title: 'old-home.tar', status: 'interrupted' });
  expect(await members()).toEqual([{ name: NEW.name }]);
  const second = await start(run.importRunID);
  expect([second.status, second.body.code]).toEqual([202, undefined]);
  // Whoever is there now is of the other site.
  await until(async () => {
    const answer = await client.get('/import-runs').catch(() => undefined);
    return answer?.status === 401 || answer?.status === 403;
  }, 120_000);
  client = await signIn(server.client());
  expect(await outcome()).toMatchObject({ status: 'done', problem: null });
  expect((await outcome()).kinds).toContainEqual({ kind: 'topics', count: 1 });
  expect((await client.get('/import-runs')).body.runs).toEqual([]);
  const changed = await tablesThatDiffer(
    await exported(old, await signIn(old.client())),
    await exported(server, client),
  );
  expect(changed.filter((name) => !OF_ITS_LIFE.test(name))).toEqual([]);
  expect((await client.get(`/discussions/${discussionID}`)).body.name).toBe('Write here');
}, 240_000);

/** Signing in, having it exported, and the counting of jobs go on here and there. */
const OF_ITS_LIFE = /^(?:audit_log|member_post_count|counted_days$|response_times$|users$)/;

async function tablesThatDiffer(one: string, other: string): Promise<string[]> {
  const [before, after] = await Promise.all(
    [one, other].map(async (path) => (await checkArchive(path, undefined, 'parley-export')).manifest.tables),
  );
  expect(before?.filter(({ rows }) => rows > 0).length).toBeGreaterThan(20);
  const hashes = new Map(after?.map(({ name, sha256 }) => [name, sha256]));
  return (before ?? []).filter(({ name, sha256 }) => hashes.get(name) !== sha256).map(({ name }) => name);
}

async function outcome(): Promise<WholeSiteOutcomeView> {
  let last: WholeSiteOutcomeView | undefined;
  await until(async () => {
    const answer = await client.get('/import-runs').catch(() => undefined);
    last = answer?.status === 200 ? answer.body.wholeSite : undefined;
    return last !== undefined && last?.status !== 'requested' && last?.status !== 'running';
  }, 120_000);
  return last as WholeSiteOutcomeView;
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await server.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'parley restore'
       and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

function bringing(): number[] {
  const all = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
  return all
    .filter((line) => line.includes('restore-requested'))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === server.process.pid)
    .map(([pid]) => pid as number);
}
