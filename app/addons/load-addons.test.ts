// Folders that are no add-on, or not one for this site: each is left out with its reason, and the others are loaded.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite } from '../../platform/server/testing/test-site.ts';
import { features } from '../features.ts';
import { migrations } from '../migrations.ts';
import { addonFolders } from './addon-places.ts';
import { type Addons, loadAddons } from './load-addons.ts';
import { migrateAddons } from './migrate-addons.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parley-addons-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const API = { peerDependencies: { '@parley/addon-api': '^1.0.0' } };
const manifest = (more = '') =>
  `export const it = { name: 'tide', addon: { key: 'tide', name: 'Tide', description: 'Water.' }, ${more} };`;

async function addonOf(name: string, files: Record<string, string>): Promise<string> {
  const given = { 'package.json': JSON.stringify({ name, version: '1.0.0', ...API }), ...files };
  for (const [path, text] of Object.entries(given)) {
    await mkdir(dirname(join(root, name, path)), { recursive: true });
    await writeFile(join(root, name, path), text);
  }
  return join(root, name);
}

async function load(...folders: string[]): Promise<Addons> {
  const buildFolder = join(root, '.built');
  await mkdir(buildFolder, { recursive: true });
  return loadAddons(folders, { buildFolder, features });
}

const problemsOf = async (...folders: string[]) =>
  (await load(...folders)).broken.map(({ problem }) => problem);

describe('a package that cannot be read', () => {
  it.each([
    ['not-json', '{', /^Its package.json cannot be read/],
    ['no-version', JSON.stringify({ name: 'x', ...API }), /^Its package.json is not complete: version/],
    ['no-api', JSON.stringify({ name: 'x', version: '1.0.0' }), /names no version of @parley\/addon-api/],
    [
      'of-tomorrow',
      JSON.stringify({ name: 'x', version: '1.0.0', peerDependencies: { '@parley/addon-api': '>=99' } }),
      /made for @parley\/addon-api >=99, and this Parley has 1\./,
    ],
  ])('is left out with its reason: %s', async (name, text, reason) => {
    expect(await problemsOf(await addonOf(name, { 'package.json': text }))).toEqual([
      expect.stringMatching(reason),
    ]);
  });
});

describe('an add-on that does not fit', () => {
  it.each([
    ['no-manifest', { 'x.contract.ts': 'export {};' }, /^It has no manifest/],
    [
      'half-a-manifest',
      { 'x.feature.ts': `export const x = { name: 'x', addon: {} };` },
      /^Its manifest is not complete/,
    ],
    [
      'no-syntax',
      { 'x.feature.ts': 'export const x = {' },
      /^It cannot be built: x\.feature\.ts:1:19 Expected `}` but found `EOF`\.$/,
    ],
    [
      'no-such-export',
      { 'x.feature.ts': `import { sq } from '@parley/addon-api'; export const x = sq;` },
      /^It cannot be built: x\.feature\.ts:1:10 "sq" is not exported by "@parley\/addon-api"\.$/,
    ],
    [
      'no-such-file',
      { 'x.feature.ts': `import { y } from './y.ts'; export const x = y;` },
      /^It cannot be built: x\.feature\.ts:1:19 Could not resolve '\.\/y\.ts' in /,
    ],
    [
      'no-such-package',
      { 'x.feature.ts': `import { y } from 'left-pad'; export const x = y;` },
      /^It cannot be built: x\.feature\.ts imports “left-pad”, which is neither shared by Parley nor installed/,
    ],
    [
      'throws',
      { 'x.feature.ts': `throw new Error('No water.');` },
      /^It failed when it was loaded: No water\.$/,
    ],
    [
      'needs-more',
      { 'x.feature.ts': manifest(`dependsOn: ['moon']`) },
      /^It depends on moon, which is not there/,
    ],
    [
      'taken-name',
      { 'x.feature.ts': manifest().replace(`name: 'tide'`, `name: 'users'`) },
      /^Its name “users” is taken/,
    ],
    [
      'taken-permission',
      { 'x.feature.ts': manifest(`permissions: { 'site.manage': { newRoles: true } }`) },
      /^Its permission “site.manage” is taken/,
    ],
    ['bad-messages', { 'x.feature.ts': manifest(), 'locales/pl.json': '[' }, /^locales\/pl.json is not JSON/],
    [
      'bad-migration-name',
      { 'x.feature.ts': manifest(), 'migrations/one.sql': 'select 1' },
      /^migrations\/one.sql has to be named like/,
    ],
  ])('is left out with its reason: %s', async (name, files, reason) => {
    expect(await problemsOf(await addonOf(name, files))).toEqual([expect.stringMatching(reason)]);
  });

  it('does not keep the others away', async () => {
    const wrong = await addonOf('wrong', { 'x.feature.ts': `throw new Error('No.');` });
    const right = await addonOf('right', { 'x.feature.ts': manifest() });
    const { loaded, broken } = await load(wrong, right);
    expect(broken.map(({ name }) => name)).toEqual(['wrong']);
    expect(loaded.map(({ feature }) => feature.addon?.key)).toEqual(['tide']);
  });

  it('is the second of two that have the same name', async () => {
    const first = await addonOf('first', { 'x.feature.ts': manifest() });
    const second = await addonOf('second', { 'x.feature.ts': manifest() });
    const { loaded, broken } = await load(first, second);
    expect(loaded.map((each) => each.package.name)).toEqual(['first']);
    expect(broken).toMatchObject([{ name: 'second', problem: expect.stringMatching(/“tide” is taken/) }]);
  });
});

it('an add-on whose tables cannot be made is left out, and leaves none', async () => {
  const folder = await addonOf('no-tables', {
    'x.feature.ts': manifest(),
    'migrations/20261201090000_tides.sql': 'create table tides (id int); create tabel oops;',
  });
  const test = await createTestSite({ features, migrations });
  try {
    const { loaded, broken } = await migrateAddons(test.site.database, await load(folder));
    expect([loaded, broken]).toMatchObject([[], [{ name: 'no-tables' }]]);
    expect(broken[0]?.problem).toContain('20261201090000_tides');
    const { rows } = await test.site.database.pool.query(`select to_regclass('tides') as made`);
    expect(rows).toEqual([{ made: null }]);
  } finally {
    await test.close();
  }
});

describe('PARLEY_ADDONS', () => {
  it('names folders of add-ons, add-ons themselves and installed packages', async () => {
    const one = await addonOf('places/one', { 'x.feature.ts': manifest() });
    const two = await addonOf('places/two', { 'x.feature.ts': manifest() });
    const installed = await addonOf('node_modules/parley-tide', { 'x.feature.ts': manifest() });
    expect(addonFolders(join(root, 'places'), root)).toEqual([one, two]);
    expect(addonFolders(`${two}: parley-tide`, root)).toEqual([two, installed]);
    expect(addonFolders('', root)).toEqual([]);
  });

  it('is refused where there is no add-on', () => {
    expect(() => addonFolders('/nowhere/at/all', root)).toThrow(/PARLEY_ADDONS names \/nowhere\/at\/all/);
  });
});
