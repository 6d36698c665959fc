// Whose account, which folder, and the message when it cannot be.
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { failureFromLog } from './embedded-postgres-error.ts';
import { canEnter } from './postgres-account.ts';
import { clusterFolderOf, isAlive } from './postgres-cluster.ts';
import { ask, quick, temporaryFolder, tenant } from './testing/tenant.ts';

const ordinary = { uid: 65534, gid: 65534 };

function onlyAsRoot({ skip }: TestContext): void {
  if (process.getuid?.() !== 0) skip('needs root to switch accounts');
}

describe('accounts', () => {
  it('runs the server as an ordinary account when Parley runs as root', async (context) => {
    onlyAsRoot(context);
    const dataDirectory = temporaryFolder();
    const database = await openEmbeddedPostgres({ dataDirectory, settings: quick });
    expect(statSync(clusterFolderOf(dataDirectory)).uid).not.toBe(0);
    await database.release();
  });

  it('runs as an ordinary account, and root can take the same folder over', async (context) => {
    onlyAsRoot(context);
    if (!canEnter(import.meta.dirname, ordinary))
      context.skip('the project lies in a folder closed to others');
    const dataDirectory = temporaryFolder();
    chownSync(dataDirectory, ordinary.uid, ordinary.gid);
    const other = await tenant(dataDirectory, ordinary);
    expect(other.failure).toBeUndefined();
    await ask(other.url, 'create table kept as select 1 as one');
    await other.leave();
    const database = await openEmbeddedPostgres({ dataDirectory, settings: quick });
    expect(await ask(database.url, 'select * from kept')).toEqual([{ one: 1 }]);
    await database.release();
  });

  it('tells an ordinary account that the folder is not its own', async (context) => {
    onlyAsRoot(context);
    if (!canEnter(import.meta.dirname, ordinary))
      context.skip('the project lies in a folder closed to others');
    const dataDirectory = temporaryFolder();
    await (await openEmbeddedPostgres({ dataDirectory, settings: quick })).release();
    const other = await tenant(dataDirectory, ordinary);
    expect(other.failure).toMatch(/may not be used by this account|belong to another account/);
  });

  it('starts though the note of a server that is gone names a process of another account', async (context) => {
    onlyAsRoot(context);
    if (!canEnter(import.meta.dirname, ordinary))
      context.skip('the project lies in a folder closed to others');
    const dataDirectory = temporaryFolder();
    chownSync(dataDirectory, ordinary.uid, ordinary.gid);
    const first = await tenant(dataDirectory, ordinary);
    const note = join(clusterFolderOf(dataDirectory), 'postmaster.pid');
    const output = readFileSync(note, 'utf8');
    await first.leave();
    // Not yet ready: such a server would be waited for.
    writeFileSync(note, output.replace(/^\d+/, String(process.pid)).replace(/ready\s*$/, 'starting\n'));
    chownSync(note, ordinary.uid, ordinary.gid);
    const second = await tenant(dataDirectory, ordinary);
    expect(second.failure).toBeUndefined();
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.leave();
  });

  it('keeps the files elsewhere, and finds them again, when the account may not enter the folder', async (context) => {
    onlyAsRoot(context);
    const closed = temporaryFolder();
    chmodSync(closed, 0o700);
    const dataDirectory = join(closed, 'data');
    const first = await openEmbeddedPostgres({ dataDirectory, settings: quick });
    const cluster = readFileSync(join(dataDirectory, 'location'), 'utf8').trim();
    try {
      expect(cluster.startsWith(closed)).toBe(false);
      await ask(first.url, 'create table kept as select 1 as one');
      await first.release();
      const second = await openEmbeddedPostgres({ dataDirectory, settings: quick });
      expect(await ask(second.url, 'select * from kept')).toEqual([{ one: 1 }]);
      await second.release();
    } finally {
      rmSync(dirname(cluster), { recursive: true, force: true });
    }
  });
});

describe('one clear line', () => {
  async function failure(dataDirectory: string): Promise<string> {
    const error = await openEmbeddedPostgres({ dataDirectory, settings: quick }).catch((reason) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error.message).not.toContain('\n');
    return error.message;
  }

  it('for a file where the folder should be', async () => {
    const file = join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    expect(await failure(file)).toContain('a file is in its place');
  });

  it('for a folder that holds something else', async () => {
    const dataDirectory = temporaryFolder();
    mkdirSync(join(dataDirectory, 'cluster'));
    expect(await failure(dataDirectory)).toContain('is damaged');
  });

  it('for a database whose files were lost', async () => {
    const dataDirectory = temporaryFolder();
    await (await openEmbeddedPostgres({ dataDirectory, settings: quick })).release();
    rmSync(join(dataDirectory, 'cluster', 'global', 'pg_control'));
    expect(await failure(dataDirectory)).toContain('is damaged');
  });

  it('for a database of another version', async () => {
    const dataDirectory = temporaryFolder();
    await (await openEmbeddedPostgres({ dataDirectory, settings: quick })).release();
    writeFileSync(join(dataDirectory, 'cluster', 'PG_VERSION'), '9\n');
    expect(await failure(dataDirectory)).toContain('made by another PostgreSQL version');
  });

  it('for a full disk', () => {
    const output = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
    expect(failureFromLog('/data', output).message).toContain('The disk is full');
  });
});

describe('half-made clusters', () => {
  it('of a killed process are swept away', async () => {
    const dataDirectory = temporaryFolder();
    const dead = 4_194_000;
    expect(isAlive(dead)).toBe(false);
    const left = join(dataDirectory, `cluster.new-${dead}-abc`);
    mkdirSync(left);
    await (await openEmbeddedPostgres({ dataDirectory, settings: quick })).release();
    expect(existsSync(left)).toBe(false);
  });
});
