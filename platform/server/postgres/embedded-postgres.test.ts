import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { ask, eventually, postmasterOf, quick, temporaryFolder, tenant } from './testing/tenant.ts';

describe('the embedded PostgreSQL', () => {
  it('starts in an empty folder, keeps what is written, and stops when released', async () => {
    const dataDirectory = temporaryFolder();
    const first = await openEmbeddedPostgres({ dataDirectory, settings: quick });
    await ask(first.url, `create table kept as select 'čaj'::text as word`);
    await first.release();
    expect(postmasterOf(dataDirectory)).toBeUndefined();

    const second = await openEmbeddedPostgres({ dataDirectory, settings: quick });
    expect(await ask(second.url, 'select upper(word) as word from kept')).toEqual([{ word: 'ČAJ' }]);
    await second.release();
  });

  it('gives Parley an account without power over the server, but with the extensions it needs', async () => {
    const dataDirectory = temporaryFolder();
    const database = await openEmbeddedPostgres({ dataDirectory, settings: quick });
    const [role] = await ask(database.url, `select rolsuper from pg_roles where rolname = current_user`);
    expect(role).toEqual({ rolsuper: false });
    for (const name of ['pg_trgm', 'unaccent', 'citext', 'btree_gin'])
      await ask(database.url, `create extension ${name}`);
    await database.release();
  });

  it('listens on this machine alone and hides its passwords', async () => {
    const dataDirectory = temporaryFolder();
    const database = await openEmbeddedPostgres({ dataDirectory, settings: quick });
    expect(await ask(database.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(statSync(join(dataDirectory, 'cluster', 'parley-passwords.json')).mode & 0o777).toBe(0o600);
    const unauthenticated = database.url.replace(/:[^:@]+@/, ':guess@');
    await expect(ask(unauthenticated, 'select 1')).rejects.toThrow('password authentication failed');
    await database.release();
  });

  it('is shared by two processes of one folder, and the last to leave stops it', async () => {
    const dataDirectory = temporaryFolder();
    const [first, second] = await Promise.all([tenant(dataDirectory), tenant(dataDirectory)]);
    expect(first.url).toBe(second.url);
    await first.leave();
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.leave();
    expect(postmasterOf(dataDirectory)).toBeUndefined();
  });

  it('stays for a client that is not Parley', async () => {
    const dataDirectory = temporaryFolder();
    const database = await openEmbeddedPostgres({ dataDirectory, settings: quick });
    const pending = ask(database.url, 'select pg_sleep(2)');
    await eventually(async () => expect(await countClients(database.url)).toBeGreaterThan(1));
    await database.release();
    expect(postmasterOf(dataDirectory)).toBeDefined();
    await pending;
  });

  it('runs two folders side by side', async () => {
    const folders = [temporaryFolder(), temporaryFolder()];
    const both = await Promise.all(
      folders.map((dataDirectory) => openEmbeddedPostgres({ dataDirectory, settings: quick })),
    );
    const [one, two] = both;
    expect(one?.url).not.toBe(two?.url);
    for (const database of both) expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await Promise.all(both.map((database) => database.release()));
  });
});

describe('after a kill -9', () => {
  it('of Parley: the next one adopts the running server', async () => {
    const dataDirectory = temporaryFolder();
    const killed = await tenant(dataDirectory);
    killed.process.kill('SIGKILL');
    await once(killed.process, 'exit');
    const orphan = postmasterOf(dataDirectory);
    const database = await openEmbeddedPostgres({ dataDirectory, settings: quick });
    expect(database.url).toBe(killed.url);
    expect(postmasterOf(dataDirectory)?.pid).toBe(orphan?.pid);
    await database.release();
    expect(postmasterOf(dataDirectory)).toBeUndefined();
  });

  it('of PostgreSQL: it comes back at the same address with everything committed', async () => {
    const dataDirectory = temporaryFolder();
    const database = await openEmbeddedPostgres({ dataDirectory, settings: quick });
    await ask(database.url, 'create table kept as select 1 as one');
    const victim = postmasterOf(dataDirectory)?.pid ?? 0;
    process.kill(victim, 'SIGKILL');
    await eventually(async () => {
      expect(postmasterOf(dataDirectory)?.pid).not.toBe(victim);
      expect(await ask(database.url, 'select * from kept')).toEqual([{ one: 1 }]);
    });
    await database.release();
  });

  it('of both: the next start recovers', async () => {
    const dataDirectory = temporaryFolder();
    const killed = await tenant(dataDirectory);
    await ask(killed.url, 'create table kept as select 1 as one');
    const victim = postmasterOf(dataDirectory)?.pid ?? 0;
    killed.process.kill('SIGKILL');
    process.kill(victim, 'SIGKILL');
    await once(killed.process, 'exit');
    expect(existsSync(join(dataDirectory, 'cluster', 'postmaster.pid'))).toBe(true);
    const database = await openEmbeddedPostgres({ dataDirectory, settings: quick });
    expect(await ask(database.url, 'select * from kept')).toEqual([{ one: 1 }]);
    await database.release();
  });
});

async function countClients(url: string): Promise<number> {
  const rows = await ask(
    url,
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and query like '%pg_sleep%'`,
  );
  return Number(rows[0]?.n) + 1;
}
