import { copyFile, mkdtemp, open, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idleSite } from '../../../app/testing/test-site.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { schemaOf } from '../../../platform/server/testing/schema-of.ts';
import { type Community, community } from '../../discussions/server/testing/community.ts';
import { checkArchive } from './archive/read-archive.ts';
import { ArchiveWriter } from './archive/write-archive.ts';
import { backupCommands } from './backup.commands.ts';
import { BackupStore } from './backup-store.ts';
import { sumsOf } from './testing/rows-of.ts';
import { printed, refusal, runnerOf } from './testing/run-command.ts';
import { trialPrefix } from './trial-restore.ts';

let folder: string;
let old: Community;
let path: string;
/** What was backed up: the site runs on, and counts how long its answers take. */
let backedUp: Awaited<ReturnType<typeof sumsOf>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-backup-'));
  path = join(folder, 'site.tar');
  old = await community();
  const admin = old.admin.client;
  const { body: category } = await admin.post('/categories', { name: 'Bees', urlcode: 'bees' });
  for (const name of ['How do bees find their way?', 'Ünïcode \\ and\ttabs\nand 日本語'])
    expect(
      (
        await admin.post('/discussions', {
          name,
          body: `${name} \\. \u0001`,
          format: 'markdown',
          categoryID: category.categoryID,
        })
      ).status,
    ).toBe(201);
  await old.site.blobs.put('ab/small.txt', Buffer.from('small'));
  await old.site.blobs.put('ab/large.bin', Buffer.alloc(5 * 1024 * 1024, 7));
  expect(await run(old.site, 'backup', [], { to: path })).toBe(0);
  backedUp = await sumsOf(old.site.options.databaseUrl);
}, 60_000);
afterAll(async () => {
  await old?.close();
  await rm(folder, { recursive: true, force: true });
});

const run = runnerOf(backupCommands);

it('brings a site back, row by row and file by file, into an empty one', async () => {
  const fresh = await idleSite();
  const { databaseUrl } = fresh.site.options;
  const schema = await schemaOf(old.site.database);
  expect(await run(fresh.site, 'restore', [path])).toBe(0);
  expect(await sumsOf(databaseUrl)).toEqual(backedUp);
  expect(backedUp.filter(({ rows }) => rows > 0).length).toBeGreaterThan(20);
  expect(await schemaOf(fresh.site.database)).toEqual(schema);
  expect(await text((await fresh.site.blobs.get('ab/small.txt'))?.read() as never)).toBe('small');
  expect((await fresh.site.blobs.get('ab/large.bin'))?.size).toBe(5 * 1024 * 1024);
  const jobs = sql`select identifier, payload::jsonb::text as payload, key from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id order by 1, 2, 3`;
  const waiting = await fresh.site.database.rows(jobs);
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting).toEqual(await old.site.database.rows(jobs));
  // Numbers go on where they were.
  const numbers = sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`;
  expect(await fresh.site.database.rows(numbers)).toEqual(await old.site.database.rows(numbers));
  await fresh.close();
});

it('asks before it replaces a site, and backs up what was there', async () => {
  const target = await idleSite();
  await run(target.site, 'restore', [path]);
  await target.site.database.execute(sql`update discussions set name = 'Changed since'`);
  const changed = await sumsOf(target.site.options.databaseUrl);
  expect(await refusal(run(target.site, 'restore', [path]))).toMatch(
    /^This replaces a site with 4 members and 2 discussions by “.+” as of /,
  );
  expect(await sumsOf(target.site.options.databaseUrl)).toEqual(changed);
  expect(await run(target.site, 'restore', [path], { yes: true })).toBe(0);
  expect(await sumsOf(target.site.options.databaseUrl)).toEqual(backedUp);
  const [note] = await new BackupStore(target.site).notes();
  expect(note).toMatchObject({ reason: 'before restore', status: 'done' });
  // And back again to what it was before that.
  expect(await run(target.site, 'restore', [note?.name ?? ''], { yes: true })).toBe(0);
  expect(await sumsOf(target.site.options.databaseUrl)).toEqual(changed);
  await target.close();
}, 60_000);

it('leaves out tables that nobody here makes, and says so', async () => {
  const [source, target] = [await idleSite(), await idleSite()];
  await source.site.database.execute(sql`create table of_somebody as select 1 as number`);
  const file = join(folder, 'foreign-table.tar');
  await run(source.site, 'backup', [], { to: file });
  expect(await run(target.site, 'restore', [file])).toBe(0);
  expect(printed.at(-1)).toBe('Left out, since no migration makes it: of_somebody.');
  await source.close();
  await target.close();
});

it('is refused while a server runs on the database', async () => {
  const beside = await idleSite(old.site.options.databaseUrl);
  expect(await refusal(run(beside.site, 'restore', [path], { yes: true, 'without-backup': true }))).toMatch(
    /^The site is running \(process \d+ on .*\)\. Stop it, then restore\.$/,
  );
  await beside.close();
});

describe('a file that is not as it was written', () => {
  const damaged = async (change: (file: string) => Promise<void>) => {
    const file = join(folder, `damaged-${Math.random()}.tar`);
    await copyFile(path, file);
    await change(file);
    return file;
  };
  const flip = async (file: string, at: number) => {
    const handle = await open(file, 'r+');
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, at);
    await handle.write(Buffer.from([(byte[0] ?? 0) ^ 0xff]), 0, 1, at);
    await handle.close();
  };
  let target: Awaited<ReturnType<typeof idleSite>>;
  beforeAll(async () => {
    target = await idleSite();
  });
  afterAll(() => target?.close());

  const refused = async (file: string) => {
    const before = await sumsOf(target.site.options.databaseUrl);
    const words = await refusal(run(target.site, 'restore', [file]));
    expect(await sumsOf(target.site.options.databaseUrl)).toEqual(before);
    return words;
  };
  const unusable = (reason: string) => `This file cannot be used, and nothing was changed. ${reason}`;

  it.each([0.1, 0.5, 0.9, 0.999])('cut off after %d of it, is refused', async (part) => {
    const { size } = await stat(path);
    const file = await damaged((each) => truncate(each, Math.floor(size * part)));
    expect(await refused(file)).toBe(unusable('It ends too early: its last part is missing.'));
  });

  it('with one byte changed anywhere, is refused', async () => {
    const { size } = await stat(path);
    for (const part of [0.02, 0.2, 0.4, 0.6, 0.8]) {
      const file = await damaged((each) => flip(each, Math.floor(size * part)));
      expect([part, await refused(file)]).toEqual([part, expect.stringContaining('It is damaged')]);
    }
  });

  it.each([
    ['nothing', '', 'It is no backup of Parley.'],
    ['a text', 'words '.repeat(500), 'It is no backup of Parley.'],
  ])('is refused where it is %s', async (_, content, reason) => {
    const file = join(folder, 'foreign.tar');
    await writeFile(file, content);
    expect(await refused(file)).toBe(unusable(reason));
  });

  it('is refused where it is another tar file', async () => {
    const tar = pack();
    tar.entry({ name: 'etc/passwd' }, 'root');
    tar.finalize();
    const file = join(folder, 'other.tar');
    await writeFile(file, await buffer(tar));
    expect(await refused(file)).toBe(unusable('It is no backup of Parley.'));
  });

  it.each([
    ['a newer format', { version: 2 }, /made by a newer Parley/],
    [
      'a newer release',
      { migrations: [{ name: '29990101000000_new', checksum: 'x', addon: null }] },
      /made by a newer Parley \(with 29990101/,
    ],
    [
      'an add-on that is not here',
      { migrations: [{ name: '29990101000000_x', checksum: 'x', addon: 'greetings' }] },
      /tables of the add-on greetings/,
    ],
  ])('is refused where it is of %s', async (_, change, reason) => {
    const archive = await ArchiveWriter.into(join(folder, `newer-${Math.random()}.tar`));
    const header = { ...(await checkArchive(path)).header, ...change };
    const file = join(folder, `newer-${Math.random()}.tar`);
    await archive.abandon();
    const writing = await ArchiveWriter.into(file);
    await writing.writeHeader(header);
    const nothing = { tables: [], sequences: [], bytesOfRows: 0, jobs: 0 };
    const files = { files: { count: 0, bytes: 0 }, vanished: { count: 0, keys: [] } };
    await writing.end({ dateEnded: new Date().toISOString(), ...nothing, ...files });
    expect(await refused(file)).toMatch(reason);
  });

  it('is refused where there is none', async () => {
    expect(await refused('parley-there-is-none')).toMatch(/There is no backup “parley-there-is-none”/);
  });
});

it('is tried in a database of its own, of which nothing stays', async () => {
  const databases = sql`select count(*)::int as count from pg_database where starts_with(datname, ${trialPrefix(old.site.options.databaseUrl)})`;
  expect(await run(old.site, 'backup', [])).toBe(0);
  const [note] = await new BackupStore(old.site).notes();
  expect(await run(old.site, 'backup check', [note?.name ?? ''])).toBe(0);
  const rows = (await sumsOf(old.site.options.databaseUrl)).reduce((sum, table) => sum + table.rows, 0);
  expect(printed).toEqual([`It can be restored: all hashes are equal, and ${note?.rows} rows came back.`]);
  expect(Math.abs(rows - (note?.rows ?? 0))).toBeLessThan(5);
  expect(await new BackupStore(old.site).find(note?.name ?? '')).toMatchObject({
    trial: { isProven: true, rows: note?.rows, problem: null },
  });
  expect(await old.site.database.row(databases)).toEqual({ count: 0 });
});

it('leaves alone what another site of the same server tries', async () => {
  const beside = await idleSite();
  const name = `${trialPrefix(beside.site.options.databaseUrl)}of_another`;
  await old.site.database.execute(sql`create database ${sql.raw(name)} template template0`);
  try {
    expect(await run(old.site, 'backup check', [path])).toBe(0);
    const rows = await old.site.database.rows(sql`select from pg_database where datname = ${name}`);
    expect(rows).toHaveLength(1);
  } finally {
    await old.site.database.execute(sql`drop database ${sql.raw(name)}`);
    await beside.close();
  }
});

it('leaves no file behind where the disk cannot be written', async () => {
  expect(await refusal(run(old.site, 'backup', [], { to: join(folder, 'no', 'such', 'place.tar') }))).toMatch(
    /^There is no folder for /,
  );
  expect(await refusal(run(old.site, 'backup', [], { to: path }))).toBe(
    `${path} is there already. Choose another name.`,
  );
  expect((await checkArchive(path)).manifest.files.count).toBe(2);
});

it('may be read by nobody else', async () => {
  expect((await stat(path)).mode & 0o077).toBe(0);
});
