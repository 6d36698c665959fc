// Folders for databases of tests: in memory where there is plenty, for a disk takes four times as long over files that
// come and go by the thousand.
import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../postgres/postgres-cluster.ts';

const MEMORY = '/dev/shm';
const ENOUGH = 3 * 1024 ** 3;
const PREFIX = 'parley-test-database-';

export function temporaryFolder(): string {
  const place = freeMemory() >= ENOUGH ? MEMORY : tmpdir();
  const folder = mkdtempSync(join(place, `${PREFIX}${process.pid}-`));
  // The database runs under an account of its own where tests are run by root.
  chmodSync(folder, 0o711);
  return folder;
}

/** What runs have left that were killed. */
export function abandonedFolders(): string[] {
  const places = freeMemory() > 0 ? [tmpdir(), MEMORY] : [tmpdir()];
  const isAbandoned = (name: string) => {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : 0;
    return pid > 0 && !isAlive(pid);
  };
  return places.flatMap((place) =>
    readdirSync(place)
      .filter(isAbandoned)
      .map((name) => join(place, name)),
  );
}

/** In bytes; none where memory is no folder, or closed to us. */
function freeMemory(): number {
  try {
    accessSync(MEMORY, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}
