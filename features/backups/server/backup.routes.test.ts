import { createHash } from 'node:crypto';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { FreeSpace } from '../../../platform/server/site/free-space.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { checkArchive } from './archive/read-archive.ts';
import { scheduledBackupJob } from './backup.jobs.ts';
import { type BackupNote, BackupStore } from './backup-store.ts';
import { begunNote, storeBackup } from './stored-backups.ts';

const test = communityOfFile({ withJobs: true });

const list = async () => (await test.admin.client.get('/backups')).body;
const named = async (name: string) =>
  (await list()).backups.find((each: { name: string }) => each.name === name);

const attention = async () => {
  const { body } = await test.admin.client.get('/dashboard/attention');
  return body.items.find(({ id }: { id: string }) => id === 'backups');
};

it('is missed on the first page of the dashboard', async () => {
  expect(await attention()).toMatchObject({
    severity: 'waiting',
    title: 'No backup was proven yet to be restorable.',
  });
});

it('is made by a job, tried by another, and deleted', async () => {
  const { client } = test.admin;
  const begun = await client.post('/backups');
  expect([begun.status, begun.body.status, begun.body.reason]).toEqual([202, 'running', 'by hand']);
  const { name } = begun.body;
  await expect.poll(async () => (await named(name)).status, { timeout: 30_000 }).toBe('done');
  const made = await named(name);
  expect(made).toMatchObject({ problem: null, trial: null, progress: null });
  expect(made.rows).toBeGreaterThan(100);
  expect((await client.post(`/backups/${name}/trial`)).status).toBe(202);
  await expect.poll(async () => (await named(name)).trial, { timeout: 40_000 }).not.toBe(null);
  expect((await named(name)).trial).toMatchObject({ isProven: true, rows: made.rows, problem: null });
  expect(await attention()).toMatchObject({
    severity: 'fine',
    title: 'A backup was proven to be restorable.',
  });
  expect((await client.delete(`/backups/${name}`)).status).toBe(204);
  expect(await named(name)).toBe(undefined);
  const acts = await test.site.database.rows(
    sql`select act, record_key from audit_log where record_type = 'backup' order by audit_log_id`,
  );
  expect(acts).toEqual([
    { act: 'backup.made', record_key: name },
    { act: 'backup.deleted', record_key: name },
  ]);
}, 90_000);

it('is not an export, which a job makes to be taken along', async () => {
  const { client } = test.admin;
  const before = await attention();
  const { status, body } = await client.post('/exports');
  expect([status, body.status, body.reason]).toEqual([202, 'running', 'export']);
  const path = `/dashboard/backups/${body.name}/export.tar`;
  await expect.poll(async () => (await named(body.name)).status, { timeout: 30_000 }).toBe('done');
  expect((await named(body.name)).rows).toBeGreaterThan(100);
  const file = await fetch(new URL(path, test.url), {
    headers: { cookie: client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    200,
    'application/x-tar',
    'private, no-store',
  ]);
  const copy = join(test.site.options.dataDirectory, 'taken-along.tar');
  await writeFile(copy, Buffer.from(await file.arrayBuffer()));
  const { header } = await checkArchive(copy, () => {}, 'parley-export');
  expect(header.format).toBe('parley-export');
  // It proves nothing, and nobody else gets it.
  expect(await attention()).toEqual(before);
  expect((await client.post(`/backups/${body.name}/trial`)).status).toBe(404);
  expect((await test.moderator.client.page(path)).status).toBe(403);
  expect((await test.guest.page(path)).status).toBe(302);
  const acts = await test.site.database.rows(
    sql`select act from audit_log where record_key = ${body.name} order by audit_log_id`,
  );
  expect(acts).toEqual([{ act: 'backup.exported' }, { act: 'backup.downloaded' }]);
  expect((await client.delete(`/backups/${body.name}`)).status).toBe(204);
  expect((await client.page(path)).status).toBe(404);
}, 60_000);

it('names the hash of an export, which goes after a week', async () => {
  const { client } = test.admin;
  const { name } = (await client.post('/exports')).body;
  await expect.poll(async () => (await named(name)).status, { timeout: 30_000 }).toBe('done');
  const store = new BackupStore(test.site);
  const made = await named(name);
  const content = await buffer((await store.archive(name))?.read() as never);
  expect(made.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  expect(Date.parse(made.dateExpires) - Date.parse(made.dateEnded)).toBe(7 * 24 * 3_600_000);
  const work = await store.workFile();
  await writeFile(work.path, 'of a process that was killed');
  await utimes(work.path, new Date(0), new Date(0));
  await scheduledBackupJob(test.site, {});
  expect((await named(name)).status).toBe('done');
  await expect(stat(work.path)).rejects.toThrow('ENOENT');
  const note = (await store.find(name)) as BackupNote;
  await store.note({ ...note, dateEnded: new Date(Date.now() - 7 * 24 * 3_600_000).toISOString() });
  expect((await client.page(`/dashboard/backups/${name}/export.tar`)).status).toBe(404);
  await scheduledBackupJob(test.site, {});
  expect([await named(name), await store.archive(name)]).toEqual([undefined, undefined]);
}, 60_000);

it('is stopped in the middle, and nothing of it stays', async () => {
  const { client } = test.admin;
  const store = new BackupStore(test.site);
  const { name } = await test.site.database.transaction(async (tx) => {
    // What is to be read next is held, so that it surely is under way.
    await tx.execute(sql`lock table discussions in access exclusive mode`);
    const { body } = await client.post('/exports');
    const heardOf = async () => (await store.find(body.name))?.progress?.date;
    await expect.poll(heardOf, { timeout: 20_000 }).toBeDefined();
    const first = await heardOf();
    expect((await named(body.name)).progress).toMatchObject({ phase: 'rows', bytes: expect.any(Number) });
    expect((await test.moderator.client.post(`/backups/${body.name}/stop`)).status).toBe(403);
    expect((await client.post(`/backups/${body.name}/stop`)).status).toBe(202);
    // Heard twice more: the second time it had looked.
    await expect.poll(heardOf, { timeout: 20_000 }).not.toBe(first);
    const second = await heardOf();
    await expect.poll(heardOf, { timeout: 20_000 }).not.toBe(second);
    return body;
  });
  await expect.poll(async () => (await named(name)).status, { timeout: 20_000 }).toBe('stopped');
  expect(await named(name)).toMatchObject({ problem: null, progress: null, sha256: null, bytes: 0 });
  expect([await store.archive(name), await store.isStopRequested(name)]).toEqual([undefined, false]);
  const work = await store.workFile();
  expect(await readdir(work.folder)).toEqual([]);
  // Once it is over there is nothing to stop.
  expect((await client.post(`/backups/${name}/stop`)).body.status).toBe('stopped');
  expect(await store.isStopRequested(name)).toBe(false);
  expect((await client.delete(`/backups/${name}`)).status).toBe(204);
}, 60_000);

it('is made once, however many ask at the same time', async () => {
  const { client } = test.admin;
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.post('/backups')));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.message).toBe('A backup or an export is being made already. Wait until it is done.');
  const name = answers.find(({ status }) => status === 202)?.body.name;
  await expect.poll(async () => (await named(name)).status, { timeout: 30_000 }).toBe('done');
}, 60_000);

it('is not found where there is none, and no way out of its folder', async () => {
  const { client } = test.admin;
  expect((await client.delete('/backups/parley-2020-01-01T00-00-00-000Z')).status).toBe(404);
  expect((await client.post('/backups/..%2F..%2Fetc%2Fpasswd/trial')).status).toBe(404);
});

it('says of one that nobody goes on with that it was interrupted', async () => {
  const note = begunNote('by hand', new Date(Date.now() - 10 * 60_000));
  await new BackupStore(test.site).note(note);
  expect(await named(note.name)).toMatchObject({ status: 'interrupted', progress: null });
  expect((await test.admin.client.delete(`/backups/${note.name}`)).status).toBe(204);
});

it('says in words why it could not be made, and leaves nothing half done', async () => {
  const { site } = test;
  const { freeSpace } = site;
  const folders = { files: site.options.dataDirectory };
  const full = new FreeSpace({ folders, wantedBytes: 1, log: site.log, measure: async () => 0 });
  await full.measure();
  const note = begunNote('by hand');
  (site as { freeSpace: FreeSpace }).freeSpace = full;
  try {
    await expect(storeBackup(site, note)).rejects.toThrow('There is too little room');
  } finally {
    (site as { freeSpace: FreeSpace }).freeSpace = freeSpace;
  }
  expect(await named(note.name)).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('There is too little room'),
  });
  expect(await new BackupStore(site).archive(note.name)).toBe(undefined);
  expect((await test.admin.client.delete(`/backups/${note.name}`)).status).toBe(204);
});

it('is made by the schedule when it is due, proven, and followed by the end of older ones', async () => {
  const { client } = test.admin;
  expect((await list()).dateNext).toBe(null);
  const settings = { 'backups.everyHours': 24, 'backups.count': 1, 'backups.trial': true };
  expect((await client.patch('/config', settings)).status).toBe(200);
  const store = new BackupStore(test.site);
  const old = await storeBackup(test.site, begunNote('schedule', new Date(Date.now() - 30 * 3_600_000)));
  expect(Date.parse((await list()).dateNext)).toBeLessThan(Date.now() + 1000);
  await scheduledBackupJob(test.site, {});
  const [newest] = await store.notes();
  expect(newest).toMatchObject({ reason: 'schedule', status: 'done', trial: { isProven: true } });
  expect(await store.find(old.name)).toBe(undefined);
  const { length } = await store.notes();
  await scheduledBackupJob(test.site, {});
  expect((await store.notes()).length).toBe(length);
  const { dateNext } = await list();
  expect(Date.parse(dateNext) - Date.now()).toBeGreaterThan(20 * 3_600_000);
  expect((await client.patch('/config', { 'backups.everyHours': 0 })).status).toBe(200);
}, 90_000);
