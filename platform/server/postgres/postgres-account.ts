// PostgreSQL refuses to run as root, so a Parley started by root hands it to an ordinary account.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makeFolders } from '../storage/make-folders.ts';
import { EmbeddedPostgresError, folderFailure } from './embedded-postgres-error.ts';

export interface Account {
  uid: number;
  gid: number;
}

// Undefined means: as whoever runs this process.
export function accountFor(clusterFolder?: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(clusterFolder) ?? namedAccount('postgres') ?? namedAccount('nobody') ?? noAccount();
}

function ownerOf(folder: string | undefined): Account | undefined {
  const owner = folder ? statSync(folder, { throwIfNoEntry: false }) : undefined;
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

function namedAccount(name: string): Account | undefined {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

function noAccount(): never {
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root and this system has no account "postgres" or "nobody". ' +
      'Start Parley as an ordinary account, or set DATABASE_URL.',
  );
}

// Every folder on the way must let the account through; node_modules under root's home does not.
export function canEnter(path: string, account: Account | undefined): boolean {
  if (!account) return true;
  for (let place = resolve(path); ; place = dirname(place)) {
    const found = statSync(place, { throwIfNoEntry: false });
    if (found && !mayPass(found, account)) return false;
    if (place === dirname(place)) return true;
  }
}

function mayPass(found: { uid: number; gid: number; mode: number }, account: Account): boolean {
  if (found.uid === account.uid) return (found.mode & 0o100) !== 0;
  if (found.gid === account.gid) return (found.mode & 0o010) !== 0;
  return (found.mode & 0o001) !== 0;
}

// Folders made by root stay passable, whatever its umask, so that the account reaches the cluster in them.
export function makeFolder(folder: string): void {
  try {
    makeFolders(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  } catch (error) {
    throw folderFailure(folder, error);
  }
}
