// Backups whose place is a bucket, by the protocol of S3 over a real connection, whole: made, listed, tried, brought back, and
// what happens when the bucket is gone.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idleSite } from '../../../app/testing/test-site.ts';
import type { Site, SiteOptions } from '../../../platform/server/site/site.ts';
import { createS3BlobStore, type S3Settings } from '../../../platform/server/storage/s3-blob-store.ts';
import { type Community, community, discussionBy } from '../../discussions/server/testing/community.ts';
import { backupCommands } from './backup.commands.ts';
import { BackupStore } from './backup-store.ts';
import { sumsOf } from './testing/rows-of.ts';
import { runnerOf } from './testing/run-command.ts';

let folder: string;
let server: S3rver;
let settings: S3Settings;
let old: Community;
const run = runnerOf(backupCommands);

const inBucket = (site: Site) => {
  (site.options as SiteOptions).backups = { s3: settings };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-bucket-'));
  const options = { port: 0, address: '127.0.0.1', directory: join(folder, 's3'), silent: true };
  server = new S3rver({ ...options, configureBuckets: [{ name: 'backups', configs: [] }] });
  const { port } = await server.run();
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'backups',
    accessKeyID: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  old = await community();
  inBucket(old.site);
  await discussionBy(old.admin.client, { name: 'Stored far away' });
  await old.site.blobs.put('ab/small.txt', Buffer.from('small'));
  await old.site.blobs.put('ab/large.bin', Buffer.alloc(9 * 1024 * 1024, 7));
}, 120_000);
afterAll(async () => {
  await old?.close();
  await server?.close().catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

it('is stored there, tried from there, and brought back row by row and file by file', async () => {
  expect(await run(old.site, 'backup', [])).toBe(0);
  // The site runs on, and counts how long its answers take.
  const backedUp = await sumsOf(old.site.options.databaseUrl);
  const [note] = await new BackupStore(old.site).notes();
  expect(note?.status).toBe('done');
  const name = note?.name ?? '';
  expect((await createS3BlobStore(settings).get(`${name}.tar`))?.size).toBeGreaterThan(1024);
  expect(await run(old.site, 'backup check', [name])).toBe(0);
  const fresh = await idleSite();
  inBucket(fresh.site);
  expect(await run(fresh.site, 'restore', [name])).toBe(0);
  expect(await sumsOf(fresh.site.options.databaseUrl)).toEqual(backedUp);
  const large = await fresh.site.blobs.get('ab/large.bin');
  expect((await buffer(large?.read() as never)).equals(Buffer.alloc(9 * 1024 * 1024, 7))).toBe(true);
  // Nothing of it is left on the disk.
  for (const { options } of [old.site, fresh.site])
    expect(await readdir(join(options.dataDirectory, 'unfinished')).catch(() => [])).toEqual([]);
  await fresh.close();
}, 120_000);

it('is refused and changes nothing where the bucket is gone', async () => {
  const [note] = await new BackupStore(old.site).notes();
  const target = await idleSite();
  inBucket(target.site);
  const before = await sumsOf(target.site.options.databaseUrl);
  await server.close();
  await expect(run(target.site, 'restore', [note?.name ?? ''])).rejects.toThrow();
  await expect(run(old.site, 'backup', [])).rejects.toThrow();
  expect(await sumsOf(target.site.options.databaseUrl)).toEqual(before);
  expect(await readdir(join(old.site.options.dataDirectory, 'unfinished')).catch(() => [])).toEqual([]);
  await target.close();
}, 120_000);
