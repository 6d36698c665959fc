// A disk that is full: what is there stays readable, what cannot be saved is refused in words, nothing is half-done.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, type TestContext } from 'vitest';
import { clusterFolderOf } from '../platform/server/postgres/postgres-cluster.ts';
import { findPostmaster } from '../platform/server/postgres/postmaster.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { startBuiltServer } from './testing/built-server.ts';

const ACCOUNT = { name: 'Adelina', email: 'adelina@example.org', password: 'amber kettle 47 lantern' };

const disks: string[] = [];
afterAll(() => {
  for (const disk of disks) {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
});

/** A disk of this size, where this account may mount one. */
function diskOf(megabytes: number, { skip }: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    skip('This account may not mount a small disk to fill.');
  }
  disks.push(folder);
  return folder;
}

it('ends a first start in one line', async (context) => {
  const disk = diskOf(12, context);
  const server = join(import.meta.dirname, '../dist/server/server.js');
  const env = { PATH: process.env.PATH, PARLEY_DATA: join(disk, 'data'), PORT: '0' };
  const ended = await new Promise<{ code: number; stderr: string }>((resolve) => {
    execFile(process.execPath, [server], { env, timeout: 30_000 }, (error, _, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stderr }),
    );
  });
  expect(ended.code).toBe(1);
  expect(ended.stderr.trim().split('\n')).toHaveLength(1);
  expect(ended.stderr).toMatch(/^The disk is full: .*Free some space, then start again\.$/m);
}, 60_000);

it('refuses posts in words while it lasts, goes on being read, and takes posts again after it', async (context) => {
  const disk = diskOf(180, context);
  const { server, post } = await siteOn(disk, { PARLEY_LOG_LEVEL: 'silent', PARLEY_MIN_FREE_SPACE: '0' });
  try {
    expect((await post(0)).status).toBe(201);
    const filling = join(disk, 'filling');
    fill(filling);
    let refused = await post(1);
    for (let number = 2; number < 50 && refused.status === 201; number++) refused = await post(number);
    expect([refused.status, refused.body.message]).toEqual([
      503,
      expect.stringMatching(/^The disk of the site is full/),
    ]);
    expect(refused.headers.get('retry-after')).toBeTruthy();
    expect((await server.client().page('/discussions?fresh=1')).status).toBe(200);
    rmSync(filling);
    await expect.poll(async () => (await post(100)).status, { timeout: 10_000 }).toBe(201);
  } finally {
    await server.close();
  }
}, 90_000);

it('leaves what room there is to signing in and to administrators, says so, and goes on when there is more', async (context) => {
  const disk = diskOf(300, context);
  const { server, client, post: postAsAdministrator } = await siteOn(disk, {});
  const person = { name: 'Berenice', email: 'berenice@example.org', password: ACCOUNT.password };
  expect((await client.post('/users', person)).status).toBe(201);
  // Asked again and again, until the disk is found to be full.
  const limits = { 'rateLimits.posting.perAccount': 0, 'vanilla.discussion.spamCount': 1000 };
  expect((await client.patch('/config', limits)).status).toBe(200);
  const member = await server.client().signIn(person.email, person.password);
  const post = postingAs(member);
  try {
    expect((await post(0)).status).toBe(201);
    const filling = join(disk, 'filling');
    fillUpTo(disk, filling, 40);
    await expect.poll(async () => (await post(1)).status, { timeout: 10_000 }).toBe(503);
    expect((await post(2)).body).toMatchObject({
      code: 'cannotWrite',
      message: expect.stringContaining('disk'),
    });
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'ready', disk: 'low' }),
    ]);
    expect((await client.get('/discussions?fresh=1')).status).toBe(200);
    await server.client().signIn(person.email, person.password);
    const administrator = await server.client().signIn(ACCOUNT.email, ACCOUNT.password);
    const { body: posted } = await postAsAdministrator(3);
    expect((await administrator.delete(`/discussions/${posted.discussionID}`)).status).toBe(204);
    expect((await server.client().page('/discussions?fresh=2')).status).toBe(200);
    expect(server.printed()).toContain('the disk is nearly full');
    rmSync(filling);
    await expect.poll(async () => (await post(100)).status, { timeout: 10_000 }).toBe(201);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ disk: 'ok' });
  } finally {
    await server.close();
  }
}, 90_000);

it('has its database back when there is room again, though that could not start meanwhile', async (context) => {
  const disk = diskOf(300, context);
  const { server, post } = await siteOn(disk, { PARLEY_MIN_FREE_SPACE: '0' });
  try {
    expect((await post(0)).status).toBe(201);
    const filling = join(disk, 'filling');
    fill(filling);
    const postmaster = findPostmaster(clusterFolderOf(join(disk, 'data')))?.pid ?? 0;
    process.kill(postmaster, 'SIGKILL');
    await expect.poll(async () => (await post(1)).status, { timeout: 10_000 }).toBe(503);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    rmSync(filling);
    await expect.poll(async () => (await post(100)).status, { timeout: 15_000 }).toBe(201);
    expect(server.process.exitCode).toBeNull();
  } finally {
    await server.close();
  }
}, 90_000);

async function siteOn(disk: string, variables: Record<string, string>) {
  mkdirSync(join(disk, 'data'), { mode: 0o755 });
  const server = await startBuiltServer({ DATABASE_URL: '', PARLEY_DATA: join(disk, 'data'), ...variables });
  const client = server.client();
  const key = new URL(server.setupUrl as string).searchParams.get('key');
  await client.post('/setup', { key, siteTitle: 'Heather Lane', ...ACCOUNT });
  return { server, client, post: postingAs(client) };
}

function postingAs(client: TestClient) {
  return (number: number) =>
    client.post('/discussions', { name: `Number ${number}`, body: noise(), format: 'text', categoryID: 1 });
}

/** Until so many megabytes are free. */
function fillUpTo(disk: string, file: string, megabytes: number): void {
  const block = Buffer.alloc(1024 * 1024);
  for (;;) {
    const { bavail, bsize } = statfsSync(disk);
    if (bavail * bsize <= megabytes * block.length) return;
    writeFileSync(file, block, { flag: 'a' });
  }
}

/** Text that does not compress, so that it takes a page of its own. */
function noise(): string {
  return Array.from({ length: 900 }, () => Math.random().toString(36).slice(2, 9)).join(' ');
}

function fill(file: string): void {
  const block = Buffer.alloc(1024 * 1024);
  const rest = Buffer.alloc(4096);
  for (const part of [block, rest]) {
    try {
      for (;;) writeFileSync(file, part, { flag: 'a' });
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
    }
  }
}
