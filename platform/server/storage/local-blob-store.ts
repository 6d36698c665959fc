// Files below a folder; the key is the path. Written beside and renamed: a reader never meets half a file.
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type BlobStore, isBlobKey, type ListedBlob, requireBlobKey } from './blob-store.ts';
import { makePrivateFolder, PRIVATE_FILE } from './private-folder.ts';

export function createLocalBlobStore(folder: string): BlobStore {
  const pathOf = (key: string): string => join(folder, requireBlobKey(key));

  const put: BlobStore['put'] = (key, content) =>
    beside(pathOf(key), (temporary) => writeFile(temporary, content, { mode: PRIVATE_FILE }));
  const remove: BlobStore['remove'] = (key) => rm(pathOf(key), { force: true });
  return {
    place: folder,
    put,
    putFile: (key, path) => beside(pathOf(key), (temporary) => takeOver(path, temporary)),
    async get(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { size: found.size, lastModified: found.mtime, read: (range) => createReadStream(path, range) };
    },
    remove,
    list: () => filesOf(folder),
    async check() {
      const key = `check/${randomUUID()}`;
      await put(key, Buffer.from('check'));
      await remove(key);
    },
  };
}

async function* filesOf(folder: string): AsyncGenerator<ListedBlob> {
  const found = await opendir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  for await (const entry of found ?? []) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join('/');
    const size = await stat(path).then(
      (each) => each.size,
      () => undefined,
    );
    if (size !== undefined && isBlobKey(key)) yield { key, size };
  }
}

async function beside(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${path}.${randomUUID()}.part`;
  await makePrivateFolder(dirname(path));
  try {
    await write(temporary);
    await chmod(temporary, PRIVATE_FILE);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function takeOver(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    // Another disk: a folder of files may be mounted from elsewhere.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from, { force: true });
  }
}
