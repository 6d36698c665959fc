// What `addon new` makes is an add-on that checks, compiles and runs as it is.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { signedIn } from '../../features/users/server/testing/members.ts';
import type { CommandOutput } from '../../platform/server/feature/operations.ts';
import { createTestSite, type TestSite } from '../../platform/server/testing/test-site.ts';
import { features } from '../features.ts';
import { migrations } from '../migrations.ts';
import { checkAddon } from './check-addon.ts';
import { loadAddons } from './load-addons.ts';
import { migrateAddons } from './migrate-addons.ts';
import { newAddonCommand } from './new-addon.ts';

const project = join(import.meta.dirname, '../..');

let root: string;
let folder: string;
let test: TestSite;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parley-addons-'));
  folder = join(root, 'greetings');
  test = await createTestSite({ features, migrations });
});
afterAll(async () => {
  await test?.close();
  await rm(root, { recursive: true, force: true });
});

async function makeNew(place: string): Promise<string> {
  const lines: string[] = [];
  const out = { isJson: false, print: (line: string) => lines.push(line) } as unknown as CommandOutput;
  await newAddonCommand.run(test.site, { positional: [place], options: {} }, out);
  return lines.join('\n');
}

it('is made in a folder that is not there yet', async () => {
  expect(await makeNew(folder)).toContain(`PARLEY_ADDONS=${folder}`);
  await expect(makeNew(folder)).rejects.toThrow('is there already');
  await expect(makeNew(join(root, 'My Add-on'))).rejects.toThrow('cannot be the name of an add-on');
  expect(existsSync(join(root, 'My Add-on'))).toBe(false);
});

it('passes every check, tables up and down included', async () => {
  const results = await checkAddon(test.site, folder);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(results).toHaveLength(3);
});

it('compiles by its own tsconfig.json', async () => {
  const tsc = join(project, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '--noEmit', '-p', folder]);
}, 300_000);

it('passes its own tests by the command of the documentation', async () => {
  const run = promisify(execFile)(process.execPath, [join(project, 'scripts/test.mjs'), folder], {
    env: { PATH: process.env.PATH, TEST_DATABASE_URL: inject('databaseUrl'), NO_COLOR: '1' },
  });
  expect((await run).stdout).toContain('2 passed, 0 failed');
}, 180_000);

it('runs', async () => {
  const buildFolder = join(root, '.built');
  await mkdir(buildFolder);
  const found = await loadAddons([folder], { buildFolder, features });
  expect(found.broken).toEqual([]);
  const added = found.loaded.map(({ feature }) => feature);
  const site = await createTestSite({ features: [...features, ...added], migrations });
  try {
    await migrateAddons(site.site.database, found);
    const admin = await signedIn(site, 'Boss', 'administrator');
    expect((await site.guest.post('/greetings/count', {})).status).toBe(404);
    await admin.client.patch('/addons/greetings', { enabled: true });
    const counts = [
      await site.guest.post('/greetings/count', {}),
      await site.guest.post('/greetings/count', {}),
    ];
    expect(counts.map(({ body }) => body)).toEqual([{ count: 1 }, { count: 2 }]);
    const home = '/layouts/lookup-hydrate?layoutViewType=home&recordType=global&recordID=-1';
    expect(JSON.stringify((await site.guest.get(home)).body)).toContain('GreetingsWidget');
  } finally {
    await site.close();
  }
});

it('that lost its way down does not pass', async () => {
  await rm(join(folder, 'migrations/20261201090000_greetings.down.sql'));
  const [wrong] = (await checkAddon(test.site, folder)).filter(({ ok }) => !ok);
  expect(wrong?.finding).toContain('No .down.sql lies beside');
  await writeFile(join(folder, 'migrations/20261201090000_greetings.down.sql'), 'select 1;');
  const [left] = (await checkAddon(test.site, folder)).filter(({ ok }) => !ok);
  expect(left?.finding).toContain('greetings_counts');
});
