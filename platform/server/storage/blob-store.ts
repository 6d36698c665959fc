// The blob port: files by key. Local folder by default; the key is the path below it.
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { Readable } from 'node:stream';

export interface Blob {
  size: number;
  lastModified: Date;
  read(): Readable;
}

export interface BlobStore {
  put(key: string, content: Uint8Array): Promise<void>;
  get(key: string): Promise<Blob | undefined>;
  remove(key: string): Promise<void>;
}

export function createLocalBlobStore(folder: string): BlobStore {
  const pathOf = (key: string): string => {
    const path = normalize(key);
    if (path.startsWith('..') || path.startsWith('/') || path.includes('\0'))
      throw new Error(`Not a blob key: ${key}`);
    return join(folder, path);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written beside and renamed: a reader never meets half a file.
      const temporary = `${path}.${process.pid}.part`;
      await writeFile(temporary, content);
      await rename(temporary, path);
    },
    async get(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { size: found.size, lastModified: found.mtime, read: () => createReadStream(path) };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
