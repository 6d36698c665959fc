// One contract, and every store keeps it.
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { createLocalBlobStore } from './local-blob-store.ts';
import { createS3BlobStore, type S3Settings } from './s3-blob-store.ts';

let folder: string;
let server: S3rver;
let settings: S3Settings;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-blobs-'));
  const options = { port: 0, address: '127.0.0.1', directory: join(folder, 's3'), silent: true };
  server = new S3rver({ ...options, configureBuckets: [{ name: 'files', configs: [] }] });
  const { port } = await server.run();
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'files',
    accessKeyID: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const stores: [name: string, make: () => BlobStore][] = [
  ['a local folder', () => createLocalBlobStore(join(folder, 'local'))],
  ['a bucket', () => createS3BlobStore(settings)],
];

describe.each(stores)('%s', (_, make) => {
  it('gives back what was put in, whole or in part', async () => {
    const store = make();
    await store.put('notes/first.txt', Buffer.from('first words'));
    const blob = await store.get('notes/first.txt');
    expect(blob?.size).toBe(11);
    expect(Math.abs(Date.now() - Number(blob?.lastModified))).toBeLessThan(60_000);
    expect(await text(blob?.read() as never)).toBe('first words');
    expect(await text(blob?.read({ start: 6, end: 8 }) as never)).toBe('wor');
    await store.put('notes/first.txt', Buffer.from('others'));
    expect(await text((await store.get('notes/first.txt'))?.read() as never)).toBe('others');
  });

  it('lists what there is', async () => {
    const store = make();
    for (let at = 0; at < 3; at++) await store.put(`listed/${at}.txt`, Buffer.from('x'.repeat(at + 1)));
    const found = [];
    for await (const blob of store.list()) if (blob.key.startsWith('listed/')) found.push(blob);
    expect(found.sort((a, b) => a.size - b.size)).toEqual([
      { key: 'listed/0.txt', size: 1 },
      { key: 'listed/1.txt', size: 2 },
      { key: 'listed/2.txt', size: 3 },
    ]);
  });

  it('takes a file over', async () => {
    const path = join(folder, 'parcel');
    await writeFile(path, 'parcel'.repeat(50_000));
    const store = make();
    await store.putFile('parcels/one.bin', path);
    expect((await store.get('parcels/one.bin'))?.size).toBe(300_000);
    expect(existsSync(path)).toBe(false);
  });

  it('keeps nothing of a file that is not there', async () => {
    const store = make();
    await expect(store.putFile('parcels/none.bin', join(folder, 'none'))).rejects.toThrow();
    expect(await store.get('parcels/none.bin')).toBeUndefined();
  });

  it('knows nothing of what was never there or is gone', async () => {
    const store = make();
    expect(await store.get('notes/never.txt')).toBeUndefined();
    await store.put('notes/gone.txt', Buffer.from('x'));
    await store.remove('notes/gone.txt');
    await store.remove('notes/gone.txt');
    expect(await store.get('notes/gone.txt')).toBeUndefined();
  });

  it.each(['../outside', '/etc/passwd', 'a/../../b', 'a//b', '', 'a\0b', 'a?b', '.hidden/x'])(
    'takes %j for no key',
    async (key) => {
      await expect((async () => make().put(key, Buffer.from('x')))()).rejects.toThrow('Not a blob key');
    },
  );

  it('passes its own check', async () => {
    await make().check();
  });
});

describe('what is out of reach', () => {
  it('is a local folder that is none', async () => {
    await writeFile(join(folder, 'a-file'), '');
    await expect(createLocalBlobStore(join(folder, 'a-file')).check()).rejects.toThrow('ENOTDIR');
  });

  it('is a bucket with other keys, without a bucket, or where nobody listens', async () => {
    for (const wrong of [
      { accessKeyID: 'NOBODY' },
      { bucket: 'others' },
      { endpoint: 'http://127.0.0.1:1' },
    ]) {
      const store = createS3BlobStore({ ...settings, ...wrong });
      await expect(store.check(), JSON.stringify(wrong)).rejects.toMatchObject({
        status: 503,
        code: 'storage',
      });
    }
  });
});

it('leaves no half of a file in a local folder', async () => {
  expect((await readdir(join(folder, 'local', 'notes'))).sort()).toEqual(['first.txt']);
});
