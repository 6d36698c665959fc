// What an operator may get wrong: one clear line, an exit that says so, nothing half-done. The built product is run.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dropDatabase } from '../platform/server/testing/drop-database.ts';
import { testPool } from '../platform/server/testing/test-pool.ts';
import { COMPILED, emptyDatabase } from './testing/built-server.ts';

const built = (name: string) => join(import.meta.dirname, `../dist/server/${name}.js`);

let folder: string;
let databaseUrl: string;
let database: pg.Pool;
let occupied: Server;
let occupiedPort: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-bad-input-'));
  databaseUrl = await emptyDatabase();
  await parley(['migrate']);
  database = testPool({ connectionString: databaseUrl, max: 2 });
  occupied = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupied.once('listening', resolve));
  occupiedPort = (occupied.address() as { port: number }).port;
});
afterAll(async () => {
  occupied.close();
  await database.end();
  await dropDatabase(inject('databaseUrl'), databaseUrl);
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

type Variables = Record<string, string>;

function run(file: string, args: string[], variables: Variables = {}): Promise<Ended> {
  const env = {
    PATH: process.env.PATH,
    ...COMPILED,
    DATABASE_URL: databaseUrl,
    PARLEY_DATA: folder,
    ...variables,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env, timeout: 20_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

const parley = (args: string[], variables?: Variables) => run(built('cli'), args, variables);
const serve = (variables: Variables) => run(built('server'), [], variables);

function expectOneLine({ code, stderr }: Ended, words: RegExp): void {
  expect(stderr.trim().split('\n'), stderr).toHaveLength(1);
  expect(stderr).toMatch(words);
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+|Error:|undefined|\[object/);
  expect(code).toBeGreaterThan(0);
}

const badSettings: [name: string, variables: Variables, words: RegExp][] = [
  ['a port that is no number', { PORT: 'eighty' }, /^PORT=eighty .*PORT=/],
  ['a port out of range', { PORT: '70000' }, /^PORT=70000 /],
  ['an address with a path', { PARLEY_URL: 'https://example.org/forum' }, /^PARLEY_URL=.*PARLEY_URL=https/],
  ['an address that is none', { PARLEY_URL: 'example' }, /^PARLEY_URL=example /],
  ['a database address that is none', { DATABASE_URL: 'mysql://here' }, /^DATABASE_URL=.*postgres:\/\//],
  ['a mail address that is none', { SMTP_URL: 'mail.example.org' }, /^SMTP_URL=.*smtp:\/\//],
  ['a log level that is none', { PARLEY_LOG_LEVEL: 'loud' }, /^PARLEY_LOG_LEVEL=loud .*info/],
  ['a bucket without its keys', { S3_BUCKET: 'files' }, /^S3_ACCESS_KEY_ID=.*together/],
  ['half an administrator', { PARLEY_ADMIN_NAME: 'Ann' }, /PARLEY_ADMIN_EMAIL/],
  [
    'a file of a secret that is not there',
    { SMTP_URL_FILE: '/no/such/file' },
    /SMTP_URL_FILE.*\/no\/such\/file/,
  ],
];

describe('settings', () => {
  it.each(badSettings)('%s ends the server', async (_, variables, words) => {
    expectOneLine(await serve(variables), words);
  });

  it.each(badSettings.slice(0, 5))('%s ends a command', async (_, variables, words) => {
    expectOneLine(await parley(['doctor'], variables), words);
  });

  it('a taken port is named, with another to try', async () => {
    expectOneLine(
      await serve({ PORT: String(occupiedPort) }),
      new RegExp(`Port ${occupiedPort} is taken.*PORT=`),
    );
  });

  it('a database that does not answer is named without its password', async () => {
    const ended = await serve({ DATABASE_URL: 'postgres://ann:secret@127.0.0.1:1/parley' });
    expectOneLine(ended, /127\.0\.0\.1:1\/parley cannot be reached.*DATABASE_URL/);
    expect(ended.stderr).not.toContain('secret');
  });

  it('a database that is not there is reported as such', async () => {
    const url = new URL(databaseUrl);
    url.pathname = '/no_such_database';
    expectOneLine(await serve({ DATABASE_URL: url.href }), /no_such_database/);
  });

  it('a data folder that cannot be made is named', async () => {
    await writeFile(join(folder, 'a-file'), '');
    expectOneLine(await serve({ PARLEY_DATA: join(folder, 'a-file', 'data') }), /PARLEY_DATA/);
  });
});

describe('commands', () => {
  it('a command that is none leads to the list', async () => {
    const ended = await parley(['frobnicate']);
    expectOneLine(ended, /There is no command “frobnicate”.*help/);
    expect(ended.code).toBe(2);
  });

  it.each([
    [['import']],
    [['import', 'stackexchange']],
    [['import', 'usenet', 'x']],
    [['user', 'create']],
    [['user', 'create', '--name', 'Ann', '--email', 'nonsense', '--password', 'x']],
    [['token', 'create', '--user', 'nobody']],
  ])('parley %j says what is missing', async (args) => {
    expectOneLine(await parley(args), /\S{3}/);
  });
});

/** Of everything that an import writes. */
async function countPosts(): Promise<number> {
  const { rows } = await database.query(
    'select (select count(*) from discussions) + (select count(*) from comments) + (select count(*) from users where user_id > 2) as count',
  );
  return Number(rows[0].count);
}

describe('exports', () => {
  const topic = JSON.stringify({ id: 1, title: 'Half a file', posts: [] });

  it.each([
    ['a folder that is not there', async () => join(folder, 'nowhere')],
    ['a folder without an export', async () => emptyFolder('nothing')],
  ])('%s is named', async (_, make) => {
    const path = await make();
    for (const kind of ['stackexchange', 'discourse']) {
      const before = await countPosts();
      expectOneLine(await parley(['import', kind, path]), new RegExp(path.split('/').at(-1) as string));
      expect(await countPosts()).toBe(before);
    }
  });

  it.each([
    ['half a compressed file', 'half.ndjson.gz', gzipSync(`${topic}\n`.repeat(500)).subarray(0, 60)],
    ['a line that is no JSON', 'broken.ndjson', '{"id": 1, "title": \n'],
    ['an empty file', 'empty.ndjson', ''],
    ['a picture', 'picture.ndjson', Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 255, 254])],
  ])('%s ends the import before anything is written', async (_, name, content) => {
    const file = join(folder, name);
    await writeFile(file, content);
    const before = await countPosts();
    expectOneLine(await parley(['import', 'discourse', file]), new RegExp(name));
    expect(await countPosts()).toBe(before);
  });

  it('half an XML file ends the import with the file’s name', async () => {
    const export_ = await emptyFolder('half-xml');
    for (const name of ['Posts', 'Users', 'Comments', 'Votes', 'Tags', 'PostLinks', 'Badges', 'PostHistory'])
      await writeFile(
        join(export_, `${name}.xml`),
        `<?xml version="1.0"?><${name.toLowerCase()}><row Id="1" `,
      );
    expectOneLine(await parley(['import', 'stackexchange', export_]), /\.xml/);
  });
});

async function emptyFolder(name: string): Promise<string> {
  await mkdir(join(folder, name), { recursive: true });
  expect(await readdir(join(folder, name))).toEqual([]);
  return join(folder, name);
}

it('is about a build that is there', () => expect(existsSync(built('cli'))).toBe(true));
