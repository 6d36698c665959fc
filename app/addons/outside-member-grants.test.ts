// Add-ons from outside whose grants break the statement of who is asking: each is quarantined, members go on without what it
// grants, and with what others grant.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { signedIn, type TestMember } from '../../features/users/server/testing/members.ts';
import { sql } from '../../platform/server/db/sql.ts';
import type { TestSite } from '../../platform/server/testing/test-site.ts';
import { features } from '../features.ts';
import { testSiteWith } from '../testing/test-site.ts';
import { loadAddons } from './load-addons.ts';

/** What each would grant to every member if it worked. */
const PERMISSION = 'discussions.close';

const granting = (permission: string) => `async () => [{ to: { key: 'all' }, also: ['${permission}'] }]`;

const SOURCES: Record<string, string> = {
  working: `keysOf: (userID) => sql\`select 'all' where \${userID} > 0\`, grants: ${granting('discussions.sink')}`,
  throwing: `keysOf: () => { throw new TypeError('No keys.'); }, grants: ${granting(PERMISSION)}`,
  unprepared: `keysOf: (userID) => sql\`select rank from no_such_table where member = \${userID}\`, grants: ${granting(PERMISSION)}`,
  unlucky: `keysOf: (userID) => sql\`
    select 'all' || case when name like 'Unlucky%' then (1 / (count_comments - count_comments))::text else '' end
    from users where user_id = \${userID}\`, grants: ${granting(PERMISSION)}`,
  refused: `grants: async (database) => database.rows(sql\`select 'everybody' as "to" from no_such_table\`)`,
  misshapen: `grants: async () => [{ to: null, also: ['${PERMISSION}'] }]`,
};

let root: string;
let test: TestSite;
let admin: TestMember;
let member: TestMember;
let unlucky: TestMember;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parley-grants-'));
  const folders = await Promise.all(Object.entries(SOURCES).map(addonOf));
  const buildFolder = join(root, '.built');
  await mkdir(buildFolder);
  const found = await loadAddons(folders, { buildFolder, features });
  expect(found.broken).toEqual([]);
  test = await testSiteWith(found.loaded.map(({ feature }) => feature));
  admin = await signedIn(test, 'Admin', 'administrator');
  member = await signedIn(test, 'Member');
  unlucky = await signedIn(test, 'Unlucky');
  await switchOn('working');
});
afterAll(async () => {
  await test?.close();
  await rm(root, { recursive: true, force: true });
});
afterEach(async () => {
  for (const key of Object.keys(SOURCES).filter((name) => name !== 'working'))
    await admin.client.patch(`/addons/${key}`, { enabled: false });
});

async function addonOf([key, source]: [string, string]): Promise<string> {
  const folder = join(root, key);
  await mkdir(folder);
  const manifest = { name: key, version: '1.0.0', peerDependencies: { '@parley/addon-api': '^1.0.0' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(
    join(folder, `${key}.feature.ts`),
    `import { memberGrants, sql } from '@parley/addon-api';
    export const it = {
      name: '${key}', addon: { key: '${key}', name: '${key}', description: 'Grants.' },
      extensions: [memberGrants.add({ name: '${key}', ${source} })],
    };`,
  );
  return folder;
}

const switchOn = (key: string) => admin.client.patch(`/addons/${key}`, { enabled: true });
const addon = async (key: string) => (await admin.client.get(`/addons/${key}`)).body;

async function held({ client, userID }: TestMember): Promise<string[]> {
  const { status, body } = await client.get(`/users/${userID}/permissions`);
  expect(status).toBe(200);
  const { permissions } = body.permissions.find(({ type }: { type: string }) => type === 'global');
  return ['discussions.add', 'discussions.sink', PERMISSION].filter((name) => permissions[name] === true);
}

it.each([
  ['throwing', 'No keys.'],
  ['unprepared', 'relation "no_such_table" does not exist'],
  ['refused', 'relation "no_such_table" does not exist'],
  ['misshapen', expect.stringContaining('[0].to')],
])('whose part is %s is quarantined at the next request of anybody', async (key, message) => {
  await switchOn(key);
  const page = await fetch(`${test.url}/`, { redirect: 'manual' });
  expect([await held(member), page.status]).toEqual([['discussions.add', 'discussions.sink'], 200]);
  expect(await addon(key)).toMatchObject({ enabled: false, problem: { message } });
  expect((await addon('working')).enabled).toBe(true);
});

it('that breaks for one member is quarantined once they ask, and not before', async () => {
  await switchOn('unlucky');
  expect(await held(member)).toEqual(['discussions.add', 'discussions.sink', PERMISSION]);
  expect((await addon('unlucky')).enabled).toBe(true);
  expect(await held(unlucky)).toEqual(['discussions.add', 'discussions.sink']);
  expect(await addon('unlucky')).toMatchObject({ enabled: false, problem: { message: 'division by zero' } });
  expect(await held(member)).toEqual(['discussions.add', 'discussions.sink']);
});

it('keeps nobody from signing in, or from a token, while many ask at once', async () => {
  const token = (await member.client.post('/tokens', { name: 'reads' })).body.accessToken;
  await switchOn('throwing');
  const answers = await Promise.all([
    signedIn(test, 'Newcomer'),
    ...Array.from({ length: 8 }, () =>
      fetch(`${test.url}/api/v2/users/me`, { headers: { authorization: `Bearer ${token}` } }),
    ),
  ]);
  const [newcomer, ...calls] = answers as [TestMember, ...Response[]];
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 200));
  expect(await held(newcomer)).toEqual(['discussions.add', 'discussions.sink']);
  expect((await addon('throwing')).enabled).toBe(false);
});

it('is tried again when it is switched on again', async () => {
  await switchOn('unprepared');
  await held(member);
  await test.site.database.execute(sql`create table no_such_table (member bigint, rank text)`);
  await switchOn('unprepared');
  expect(await held(member)).toEqual(['discussions.add', 'discussions.sink']);
  expect(await addon('unprepared')).not.toHaveProperty('problem');
});
