import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idleSite } from '../../../../app/testing/test-site.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { type Community, community } from '../../../discussions/server/testing/community.ts';
import { entriesOf } from '../archive/read-archive.ts';
import { backupCommands } from '../backup.commands.ts';
import { refusal, runnerOf } from '../testing/run-command.ts';
import { exportCommands } from './export.commands.ts';
import { leftOutTables } from './left-out-tables.ts';

let folder: string;
let old: Community;
let path: string;

const NAME = 'Ünïcode \\ "quoted" and\ttabs\nand 日本語';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-export-'));
  path = join(folder, 'site.tar');
  old = await community();
  const { client } = old.admin;
  const { body: category } = await client.post('/categories', { name: 'Bees', urlcode: 'bees' });
  for (const name of ['How do bees find their way?', NAME]) {
    const post = { name, body: `${name} \\. \u0001`, format: 'markdown', categoryID: category.categoryID };
    expect((await client.post('/discussions', post)).status).toBe(201);
  }
  await old.site.blobs.put('ab/small.txt', Buffer.from('small'));
  // A setting whose value is none: a null of JSON, where the column takes no other.
  await old.site.database.execute(sql`
    insert into config_values (key, value) values ('of.nobody', 'null') on conflict do nothing`);
  // More than one part, and lines within values.
  await old.site.database.execute(sql`
    insert into secrets (name, value) select 'line ' || n, repeat(md5(n::text) || chr(10) || '\\"', 3) from generate_series(1, 90000) n`);
  expect(await run(old.site, 'export', [path])).toBe(0);
});
afterAll(async () => {
  await old?.close();
  await rm(folder, { recursive: true, force: true });
});

const run = runnerOf([...backupCommands, ...exportCommands]);

async function entries(file: string): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for await (const { name, content } of entriesOf(file, 'parley-export')) {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk as Buffer);
    found.set(name, Buffer.concat(chunks));
  }
  return found;
}

const manifestOf = async (file: string) => JSON.parse(String((await entries(file)).get('manifest.json')));

it('comes back into an empty site with equal hashes, counts and files', { timeout: 60_000 }, async () => {
  const fresh = await idleSite();
  expect(await run(fresh.site, 'import parley', [path])).toBe(0);
  const again = join(folder, 'again.tar');
  expect(await run(fresh.site, 'export', [again])).toBe(0);
  const [before, after] = [await manifestOf(path), await manifestOf(again)];
  expect(after.tables).toEqual(before.tables);
  expect(before.tables.filter(({ rows }: { rows: number }) => rows > 0).length).toBeGreaterThan(20);
  expect(after.sequences).toEqual(before.sequences);
  expect(after.files).toEqual(before.files);
  expect(
    await fresh.site.database.rows(sql`select value::text from config_values where key = 'of.nobody'`),
  ).toEqual([{ value: 'null' }]);
  expect(await text((await fresh.site.blobs.get('ab/small.txt'))?.read() as never)).toBe('small');
  const jobs = await fresh.site.database.rows<{ name: string }>(
    sql`select identifier as name from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`,
  );
  expect(jobs.map(({ name }) => name)).toContain('reindex');
  await fresh.close();
});

it('is read without Parley: lines of JSON, by a schema and a text that come along', async () => {
  const found = await entries(path);
  const records = (kind: string) =>
    String(gunzipSync(found.get(`records/${kind}/00001.jsonl.gz`) ?? Buffer.of()))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const discussion = records('discussions').find(({ name }) => name.includes('日本語'));
  expect(discussion).toMatchObject({ body: expect.stringContaining('日本語'), format: 'markdown' });
  const schema = JSON.parse(String(found.get('schema.json')));
  const { properties, required, description } = schema.$defs.discussions;
  expect(Object.keys(discussion).sort()).toEqual([...required].sort());
  expect(properties.category_id).toMatchObject({ type: 'integer', description: 'A categories.category_id.' });
  expect(description).toEqual(expect.any(String));
  const readme = String(found.get('README.md'));
  expect(readme).toContain('- `users`: ');
  expect(readme).toContain('- `sessions`: Who is signed in signs in again.');
});

it('says of every kind of record what it is', async () => {
  const { $defs } = JSON.parse(String((await entries(path)).get('schema.json')));
  const unexplained = Object.entries<{ description?: string }>($defs).filter(([, each]) => !each.description);
  expect(unexplained.map(([name]) => name)).toEqual([]);
});

it('leaves out nothing but tables that are there', async () => {
  const rows = await old.site.database.rows<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const there = new Set(rows.map(({ name }) => name));
  expect([...leftOutTables(old.site).keys()].filter((name) => !there.has(name))).toEqual([]);
});

it('is not taken for a backup, nor a backup for it', async () => {
  const fresh = await idleSite();
  const backup = join(folder, 'backup.tar');
  expect(await run(old.site, 'backup', [], { to: backup })).toBe(0);
  const unusable = 'This file cannot be used, and nothing was changed.';
  expect(await refusal(run(fresh.site, 'import parley', [backup]))).toBe(
    `${unusable} It is a backup: bring it back with “restore”.`,
  );
  expect(await refusal(run(fresh.site, 'restore', [path]))).toBe(
    `${unusable} It is an export of a site: bring it in with “import parley”.`,
  );
  expect(await refusal(run(fresh.site, 'import parley', [join(folder, 'none.tar')]))).toBe(
    `${unusable} There is no such file.`,
  );
  await fresh.close();
});

it('is not brought into a site that has something, without a word', async () => {
  expect(await refusal(run(old.site, 'import parley', [path]))).toMatch(
    /^This replaces a site with \d+ members and 2 discussions/,
  );
});
