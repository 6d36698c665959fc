// The database's files: where they lie, how they come to be, and the passwords that open them.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  damagedData,
  diskFull,
  EmbeddedPostgresError,
  failureFromLog,
  folderFailure,
  spawnFailure,
} from './embedded-postgres-error.ts';
import { type Account, accountFor, canEnter, makeFolder } from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

export interface Passwords {
  keeper: string;
  parley: string;
}

const passwordFile = 'parley-passwords.json';
const locationNote = 'location';

export function clusterFolderOf(dataDirectory: string): string {
  return notedFolder(dataDirectory) ?? join(dataDirectory, 'cluster');
}

// Usually <data>/cluster. Where the database account cannot enter the data folder, a folder
// outside is used and its place remembered in the data folder.
export function chooseClusterFolder(dataDirectory: string): string {
  const usual = join(dataDirectory, 'cluster');
  const noted = notedFolder(dataDirectory);
  if (noted || canEnter(dataDirectory, accountFor(usual))) return noted ?? usual;
  const outside = join('/var/lib/parley', `data-${randomBytes(6).toString('hex')}`);
  makeFolder(outside);
  if (!canEnter(outside, accountFor()))
    throw new EmbeddedPostgresError(
      `The database account can enter neither ${dataDirectory} nor ${outside}. Choose another folder with PARLEY_DATA.`,
    );
  writeFileSync(join(dataDirectory, locationNote), `${join(outside, 'cluster')}\n`);
  return join(outside, 'cluster');
}

function notedFolder(dataDirectory: string): string | undefined {
  const note = join(dataDirectory, locationNote);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
}

export function readPasswords(cluster: string): Passwords {
  try {
    return JSON.parse(readFileSync(join(cluster, passwordFile), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw folderFailure(cluster, error);
    throw damagedData(cluster, `${passwordFile} is missing or unreadable`);
  }
}

// Made beside its final place and moved there in one step: whoever is killed or runs out of disk
// half-way leaves nothing half-done, and of two that start at once the first to finish wins.
export async function createCluster(
  cluster: string,
  binaries: PostgresBinaries,
  account: Account | undefined,
  isDurable: boolean,
): Promise<void> {
  if (existsSync(cluster)) return;
  sweepHalfMade(cluster);
  const half = `${cluster}.new-${process.pid}-${randomBytes(3).toString('hex')}`;
  try {
    const space = statfsSync(dirname(cluster));
    if (space.bavail * space.bsize < 100 * 1024 * 1024) throw diskFull(dirname(cluster));
    mkdirSync(half, { mode: 0o700 });
    const passwords: Passwords = { keeper: newPassword(), parley: newPassword() };
    const secret = `${half}.password`;
    give(secret, passwords.keeper, account);
    if (account) chownSync(half, account.uid, account.gid);
    await initdb(half, secret, binaries, account, isDurable).finally(() => rmSync(secret, { force: true }));
    give(join(half, passwordFile), JSON.stringify(passwords), account);
    if (!existsSync(cluster)) renameSync(half, cluster);
  } catch (error) {
    if (!existsSync(cluster)) throw folderFailure(dirname(cluster), error);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

function give(file: string, content: string, account: Account | undefined): void {
  writeFileSync(file, content, { mode: 0o600 });
  if (account) chownSync(file, account.uid, account.gid);
}

function sweepHalfMade(cluster: string): void {
  const folder = dirname(cluster);
  for (const name of readdirSync(folder)) {
    const maker = /^cluster\.new-(\d+)-/.exec(name)?.[1];
    if (maker && !isAlive(Number(maker))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function initdb(
  folder: string,
  passwordPath: string,
  binaries: PostgresBinaries,
  account: Account | undefined,
  isDurable: boolean,
): Promise<void> {
  const wanted = [
    '-D',
    folder,
    '-U',
    'keeper',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordPath}`,
    '-E',
    'UTF8',
  ];
  const locale = [
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
  ];
  const rest = ['--no-instructions', ...(isDurable ? [] : ['--no-sync'])];
  const child = spawn(binaries.initdb, [...wanted, ...locale, ...rest], {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => {
    child.on('error', (error) => reject(spawnFailure(error))).on('close', resolve);
  });
  if (code !== 0) throw failureFromLog(dirname(folder), output);
}

// The C library of Linux calls it C.UTF-8, that of macOS only UTF-8.
const characterType = process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8';
