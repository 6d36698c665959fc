// An add-on that lies outside of the tree: found at a start, switched on while the site runs, used in a browser, broken
// on purpose, quarantined, and removed.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { type BrowserTest, startBrowserTest } from './browser-test.ts';
import { PASSWORD } from './small-site.ts';

const run = promisify(execFile);

let test: BrowserTest;
let folder: string;
let admin: TestClient;
let reader: Page;
let settings: Page;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-addons-'));
  await cp(join(import.meta.dirname, 'testing/birthdays'), join(folder, 'birthdays'), { recursive: true });
  await mkdir(join(folder, 'tomorrow'));
  await writeFile(
    join(folder, 'tomorrow', 'package.json'),
    JSON.stringify({
      name: 'tomorrow',
      version: '3.0.0',
      peerDependencies: { '@parley/addon-api': '^99.0.0' },
    }),
  );
  test = await startBrowserTest(undefined, { PARLEY_ADDONS: folder });
  admin = test.server.client();
  const key = new URL(test.server.setupUrl ?? '').searchParams.get('key');
  await admin.post('/setup', {
    key,
    siteTitle: 'Heather',
    name: 'Host',
    email: 'h@example.org',
    password: PASSWORD,
  });
  reader = await test.open();
  settings = await test.openAs(admin.cookies);
}, 120_000);
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true, force: true });
});

const addon = async () => (await admin.get('/addons/birthdays')).body;

it('is there and off at first', async () => {
  expect(await addon()).toMatchObject({ key: 'birthdays', enabled: false, version: '1.0.0' });
  expect((await test.server.client().get('/cakes')).status).toBe(404);
  await reader.goto('/');
  expect(await reader.getByRole('button', { name: 'Eat' }).count()).toBe(0);
});

it('adds its endpoint, its table, its setting and its part of the page, once it is switched on', async () => {
  await settings.goto('/settings/addons');
  await settings.getByRole('switch', { name: 'Switch on Birthdays' }).click();
  await expect.poll(async () => (await addon()).enabled).toBe(true);
  expect((await admin.get('/cakes')).body).toEqual([{ cakeID: 1, name: 'Plum' }]);
  expect((await admin.get('/config?select=birthdays.flavour')).body).toEqual({ 'birthdays.flavour': 'plum' });
  expect((await admin.post('/cakes', { name: '' })).status).toBe(422);
  await reader.goto('/');
  await reader.getByRole('button', { name: 'Eat Plum 0' }).click();
  const button = reader.getByRole('button', { name: 'Eat Plum 1' });
  const padding = await button.evaluate(
    (element) => getComputedStyle(element.parentElement as Element).paddingBlockStart,
  );
  expect(padding).toBe('8px');
});

it('stands beside one that cannot be loaded, which is told to administrators', async () => {
  const row = settings.getByRole('listitem').filter({ hasText: 'tomorrow' });
  await row.getByText('It is made for @parley/addon-api ^99.0.0').waitFor();
  expect(await row.getByRole('switch').count()).toBe(0);
  expect((await admin.patch('/addons/tomorrow', { enabled: true })).status).toBe(404);
});

it('speaks the languages it brings', async () => {
  await admin.patch('/addons/pl-locale', { enabled: true });
  const polish = await test.open({ locale: 'pl' });
  await polish.goto('/');
  await polish.getByRole('button', { name: 'Zjedz Plum 0' }).waitFor();
});

it('is left out in safe mode', async () => {
  const page = await test.open();
  await page.goto('/?safe-mode');
  await page.getByRole('navigation').first().waitFor();
  expect(await page.getByText('Plum').count()).toBe(0);
});

it('is quarantined when it breaks, while the site goes on', async () => {
  expect((await admin.post('/cakes', { name: 'broken' })).status).toBe(201);
  const answer = await fetch(`${test.server.url}/?sort=new`);
  expect(answer.status).toBe(200);
  expect(await addon()).toMatchObject({ enabled: false, problem: { message: 'The cake fell down.' } });
  await reader.goto('/');
  expect(await reader.getByRole('button', { name: 'Eat' }).count()).toBe(0);
  expect((await admin.get('/cakes')).status).toBe(404);
  await settings.goto('/settings/addons');
  await settings.getByText('The cake fell down.').waitFor();
});

it('is tried again when an administrator switches it on', async () => {
  await test.server.query(`delete from cakes where name = 'broken'`);
  await settings.getByRole('switch', { name: 'Switch on Birthdays' }).click();
  await expect.poll(async () => (await addon()).enabled).toBe(true);
  expect((await addon()).problem).toBeUndefined();
  await reader.goto('/');
  await reader.getByRole('button', { name: 'Eat Plum 0' }).waitFor();
});

it('is removed with its tables', async () => {
  const parley = (...words: string[]) =>
    run(process.execPath, [join(import.meta.dirname, '../dist/server/cli.js'), ...words], {
      env: {
        ...process.env,
        DATABASE_URL: test.server.databaseUrl,
        PARLEY_DATA: test.server.dataDirectory,
        PARLEY_ADDONS: folder,
      },
    });
  expect((await parley('addon', 'list')).stdout).toContain('birthdays');
  await expect(parley('addon', 'remove', 'birthdays')).rejects.toMatchObject({
    stderr: expect.stringContaining('--yes'),
  });
  expect((await parley('addon', 'remove', 'birthdays', '--yes')).stdout).toContain('birthdays');
  const { rows } = await test.server.query(`select to_regclass('cakes') as cakes`);
  expect(rows).toEqual([{ cakes: null }]);
  const { rows: left } = await test.server.query(`select name from migrations where addon = 'birthdays'`);
  expect(left).toEqual([]);
  const { rows: grants } = await test.server.query(
    `select permission from role_permissions where permission = 'cakes.bake'`,
  );
  expect(grants).toEqual([]);
}, 60_000);
