// Folders of what people sent and what is sent to them: nobody but the account the site runs as reads in them.
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/**
 * Takes from others what an earlier version let them read: all that lies in the folder, and the folder last. So one that
 * is closed was gone through to its end, and the next start is done at once. Says what could not be closed.
 */
export async function closeFolder(folder: string): Promise<string[]> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory() || (found.mode & 0o077) === 0) return [];
  return closeAll(folder);
}

async function closeAll(folder: string): Promise<string[]> {
  const failed: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // What a link leads to is not ours.
    if (entry.isDirectory()) failed.push(...(await closeAll(path)));
    else if (entry.isFile() && !(await hasClosed(path, PRIVATE_FILE))) failed.push(path);
  }
  if (!(await hasClosed(folder, PRIVATE_FOLDER))) failed.push(folder);
  return failed;
}

/** A file may go while it is looked at; one of another account cannot be changed. */
async function hasClosed(path: string, mode: number): Promise<boolean> {
  try {
    await chmod(path, mode);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
