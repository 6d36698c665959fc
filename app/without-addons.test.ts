// The product without the folder of add-ons: it compiles, is built, starts on an empty database, is set up, posted to
// and read, and passes the tests of what add-ons add most to. Whoever takes one out of the tree has to change nothing.
//
// All its tests, those in a browser included, take as long as the suite itself: npm test -- --without addons/qna
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { comment, discussion, type Person, setUp } from '../e2e/small-site.ts';
import { copyTree } from '../tools/testing/copy-tree.ts';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';

/** What add-ons add to: lists of discussions, threads, search, types of posts, counters, and what knows all endpoints. */
const TESTS = [
  'app/open-api.test.ts',
  'app/page-assembly.test.ts',
  'app/widget-halves.test.ts',
  'features/api-docs',
  'features/categories/server/category-calls.test.ts',
  'features/discussions/server/statuses',
  'features/discussions/web/DiscussionsWidget',
  'features/imports/server/import-stack-exchange.test.ts',
  'features/layouts/server/layout-documents.test.ts',
  'features/locales',
  'features/post-types',
  'features/profiles/server/people.test.ts',
  'features/search/server/search.test.ts',
  'features/widgets/server/widgets.test.ts',
];

const PAGES = [
  '/',
  '/discussions',
  '/categories',
  '/search?query=heather',
  '/post/discussion',
  '/profile',
  '/settings/addons',
  '/api/docs',
];

let folder: string;
let server: BuiltServer | undefined;
let admin: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-without-'));
  await copyTree(folder, ['addons']);
  await mkdir(join(folder, '.cache'));
}, 60_000);
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Resolves to what it printed, rejects with it. */
function run(...words: string[]): Promise<string> {
  let printed = '';
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', TEST_DATABASE_URL: inject('databaseUrl') };
  const child = spawn(process.execPath, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(printed.slice(-8000)))));
  });
}

it('compiles', () => run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'), 180_000);

it('follows the architecture rules', () => run('tools/architecture-rules/check-architecture.ts'), 60_000);

it('is built, starts with nothing and is set up', async () => {
  await run('scripts/build.mjs');
  server = await startBuiltServer({}, { folder });
  admin = await setUp(server);
  expect((await admin.client.get('/addons')).body).toEqual([]);
  const { rows } = await server.query(`select name from migrations where addon is not null`);
  expect(rows).toEqual([]);
}, 180_000);

it('is posted to and read', async () => {
  const posted = await discussion(admin, 'Heather in the rain', 1);
  await comment(admin, posted.discussionID, 'It shines.');
  const cookie = admin.client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const page of [new URL(posted.url).pathname, ...PAGES]) {
    const answer = await fetch(`${server?.url}${page}`, { headers: { cookie } });
    expect([page, answer.status]).toEqual([page, 200]);
    expect(await answer.text()).not.toMatch(/accepted answer|UnknownWidget/i);
  }
  expect((await admin.client.get('/discussions?type=question')).status).toBeLessThan(500);
});

it('passes the tests of what add-ons add to', async () => {
  await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'ui', ...TESTS);
}, 300_000);
