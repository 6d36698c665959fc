import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailPort } from '../mail/mail.ts';
import { createLocalBlobStore } from './local-blob-store.ts';
import { closeFolder } from './private-folder.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'parley-private-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** Whatever the account would otherwise let others read. */
async function withoutMask<T>(work: () => Promise<T>): Promise<T> {
  const before = process.umask(0);
  try {
    return await work();
  } finally {
    process.umask(before);
  }
}

it('keeps uploads to itself, written or taken over, with every folder on the way', async () => {
  await withoutMask(async () => {
    const folder = join(base, 'uploads');
    const store = createLocalBlobStore(folder);
    await store.put('media/aa/bb.txt', Buffer.from('x'));
    const open = join(base, 'open.txt');
    await writeFile(open, 'x', { mode: 0o644 });
    await store.putFile('media/cc/dd.txt', open);
    for (const path of ['', 'media', 'media/aa', 'media/cc'])
      expect([path, await modeOf(join(folder, path))]).toEqual([path, '700']);
    for (const path of ['media/aa/bb.txt', 'media/cc/dd.txt'])
      expect([path, await modeOf(join(folder, path))]).toEqual([path, '600']);
  });
});

it('keeps mails to itself, whose names are addresses', async () => {
  await withoutMask(async () => {
    const folder = join(base, 'mail');
    await createMailPort({ folder, from: 'a@example.org' }).send({
      to: 'b@example.org',
      subject: 's',
      text: 't',
    });
    expect(await modeOf(folder)).toBe('700');
    for (const name of await readdir(folder)) expect(await modeOf(join(folder, name))).toBe('600');
  });
});

it('closes what an earlier version left open, and nothing that a link leads to', async () => {
  const folder = join(base, 'old');
  const outside = join(base, 'outside.txt');
  await mkdir(join(folder, 'a', 'b'), { recursive: true });
  await writeFile(join(folder, 'a', 'b', 'c.txt'), 'x');
  await writeFile(outside, 'x');
  await symlink(outside, join(folder, 'link'));
  await chmod(outside, 0o644);
  for (const path of ['', 'a', 'a/b']) await chmod(join(folder, path), 0o755);
  await chmod(join(folder, 'a/b/c.txt'), 0o644);
  expect(await closeFolder(folder)).toEqual([]);
  for (const path of ['', 'a', 'a/b']) expect(await modeOf(join(folder, path))).toBe('700');
  expect(await modeOf(join(folder, 'a/b/c.txt'))).toBe('600');
  expect(await modeOf(outside)).toBe('644');
  expect(await closeFolder(join(base, 'none'))).toEqual([]);
});
