// Folders made one by one: asked for all at once, Node.js tries for ever where one of them can never be (as below /proc).
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Whatever the umask, those that are made have this mode. */
export function makeFolders(folder: string, mode = 0o700): void {
  const path = resolve(folder);
  const missing: string[] = [];
  for (let place = path; statSync(place, { throwIfNoEntry: false }) === undefined; place = dirname(place))
    missing.push(place);
  for (const place of missing.reverse()) {
    try {
      mkdirSync(place, { mode });
      chmodSync(place, mode);
    } catch (error) {
      // Somebody else was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  if (!statSync(path).isDirectory())
    throw Object.assign(new Error('a file is in its place'), { code: 'ENOTDIR' });
}
