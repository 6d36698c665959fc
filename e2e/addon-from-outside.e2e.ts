// An add-on that lies outside of the tree: found at a start, switched on while the site runs, used in a browser, broken
// on purpose, quarantined, and removed.
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { comment, discussion, type Person, person, setUp } from './small-site.ts';
import { outsideAddons } from './testing/outside-addons.ts';

const run = promisify(execFile);
const MODERATORS = 32;

let test: BrowserTest;
let folder: string;
let admin: Person;
let member: Person;
let thread: string;
let settings: Page;
let reader: Page;
beforeAll(async () => {
  folder = await outsideAddons();
  test = await startBrowserTest(undefined, { PARLEY_ADDONS: folder });
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  const posted = await discussion(admin, 'Heather in the rain', 1);
  await comment(admin, posted.discussionID, 'It shines.');
  thread = new URL(posted.url).pathname;
  settings = await test.openAs(admin.client.cookies);
  reader = await test.openAs(member.client.cookies);
}, 240_000);
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true, force: true });
});

const addon = async (addonID = 'kudos') => (await admin.client.get(`/addons/${addonID}`)).body;
const kudos = async () =>
  (await test.server.client().get('/kudos')).body.map(({ text }: { text: string }) => text);
const give = (text: string) => member.client.post('/kudos', { commentID: 1, text });
const commentOptions = async (page: Page) => {
  await page.goto(thread);
  await page.locator('summary[aria-label="Comment Options, #1"]').click();
};

it('is there and off at first', async () => {
  expect(await addon()).toMatchObject({ key: 'kudos', enabled: false, version: '1.0.0' });
  expect((await test.server.client().get('/kudos')).status).toBe(404);
  await commentOptions(reader);
  await reader.getByRole('button', { name: 'Copy Link' }).waitFor();
  expect(await reader.getByRole('button', { name: 'Give kudos' }).count()).toBe(0);
});

it('stands beside one that cannot be loaded, which is told to administrators', async () => {
  await settings.goto('/settings/addons');
  const row = settings.getByRole('listitem').filter({ hasText: 'tomorrow' });
  await row.getByText('It is made for @parley/addon-api ^99.0.0').waitFor();
  expect(await row.getByRole('switch').count()).toBe(0);
  expect((await admin.client.patch('/addons/tomorrow', { enabled: true })).status).toBe(404);
});

describe('switched on while the site runs', () => {
  it('adds its endpoints, its table, its setting and its permission', async () => {
    await settings.getByRole('switch', { name: 'Switch on Kudos' }).click();
    await expect.poll(async () => (await addon()).enabled).toBe(true);
    expect(await kudos()).toEqual([]);
    expect((await give('')).status).toBe(422);
    const { body: config } = await admin.client.get('/config?select=kudos.mostPerDay');
    expect(config).toEqual({ 'kudos.mostPerDay': 10 });
    expect((await admin.client.patch('/config', { 'kudos.mostPerDay': 0 })).status).toBe(422);
    const { body: role } = await admin.client.get(`/roles/${MODERATORS}?expand=permissions`);
    expect(role.permissions[0].permissions['kudos.give']).toBe(true);
  });

  it('adds an item to the options of comments, with a form of its own', async () => {
    await commentOptions(reader);
    await reader.getByRole('button', { name: 'Give kudos' }).click();
    const form = reader.getByRole('dialog', { name: 'Give kudos' });
    await form.getByLabel('What do you thank for?').fill('Shining so brightly');
    expect(await axeViolations(reader)).toEqual([]);
    await form.getByRole('button', { name: 'Give kudos' }).click();
    await form.waitFor({ state: 'detached' });
    expect(await kudos()).toEqual(['Shining so brightly']);
  });

  it('adds a part of the home page, and a page, which links lead to without loading', async () => {
    const guest = await test.open();
    await guest.goto('/');
    const documents: string[] = [];
    guest.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    await guest.getByRole('link', { name: 'Shining so brightly' }).waitFor();
    await guest.getByRole('link', { name: 'All kudos' }).click();
    await guest.getByRole('heading', { level: 1, name: 'Kudos' }).waitFor();
    await guest.getByText('Melba thanked Adelina').waitFor();
    expect(await axeViolations(guest)).toEqual([]);
    expect(documents).toEqual([]);
  });

  it('adds a tab to the pages of members, with a page of its own', async () => {
    await reader.goto('/profile/Adelina');
    await reader.getByRole('main').getByRole('link', { name: 'Kudos', exact: true }).click();
    await reader.getByRole('link', { name: 'Shining so brightly' }).waitFor();
    expect(new URL(reader.url()).pathname).toMatch(/^\/profile\/kudos\/\d+\/Adelina$/);
    expect(await axeViolations(reader)).toEqual([]);
  });

  it('adds a widget that administrators place in layouts', async () => {
    const { body: catalog } = await admin.client.get('/layouts/catalog?layoutViewType=home');
    expect(Object.keys(catalog.widgets)).toContain('react.kudos.latest');
    const widget = { $hydrate: 'react.kudos.latest', limit: 1 };
    const layout = [{ $hydrate: 'react.section.1-column', children: [widget] }];
    const { text } = await admin.client.post('/layouts/hydrate', {
      layoutViewType: 'home',
      layout,
      params: {},
    });
    expect(text).toContain('Shining so brightly');
  });

  it('adds a kind of record that the search finds', async () => {
    const found = async () => (await admin.client.get('/search?query=brightly&types=kudos')).body;
    await expect.poll(found).toMatchObject([{ recordType: 'kudos', name: 'Shining so brightly' }]);
    const guest = await test.open();
    await guest.goto('/search?query=brightly');
    await guest.getByRole('main').getByRole('link', { name: 'Shining so brightly' }).waitFor();
  });

  it('does as a job what follows from an event', async () => {
    const totals = async () => (await test.server.query('select count from kudos_totals')).rows;
    await expect.poll(totals).toEqual([{ count: 1 }]);
  });

  it('notifies whoever is thanked, on their page of notifications', async () => {
    const heard = async () =>
      (await admin.client.get('/notifications')).body.map(
        ({ activityType }: { activityType: string }) => activityType,
      );
    await expect.poll(heard).toContain('KudosGiven');
    await settings.goto('/profile/notifications');
    await settings.getByRole('main').getByText('Melba thanked you for a comment in').waitFor();
    await settings.goto('/profile/preferences');
    await settings.getByText('Somebody thanks me for a comment').first().waitFor();
    expect(await axeViolations(settings)).toEqual([]);
  });

  it('adds a kind of record that members report and moderators decide about', async () => {
    const other = await person(test.server, admin, 'Otto');
    const { body: given } = await other.client.post('/kudos', { commentID: 1, text: 'Hardly worth a look' });
    await reader.goto('/kudos');
    const item = reader.getByRole('listitem').filter({ hasText: 'Hardly worth a look' });
    await item.getByRole('button', { name: 'Report' }).click();
    const form = reader.getByRole('dialog', { name: 'Report these kudos' });
    await form.getByRole('checkbox', { name: /Hostile or insulting/ }).check();
    expect(await axeViolations(reader)).toEqual([]);
    await form.getByRole('button', { name: 'Report' }).click();
    await reader.getByText('Thank you. Moderators will look at it.').waitFor();
    await settings.goto('/dashboard/content/triage');
    await settings.getByRole('link', { name: 'Hostile or insulting' }).click();
    await settings.getByText('Hardly worth a look').last().waitFor();
    expect(await axeViolations(settings)).toEqual([]);
    const acts = settings.getByRole('region', { name: 'What to do' });
    await acts.getByRole('button', { name: 'Remove' }).click();
    const why = settings.getByRole('dialog', { name: 'Remove' });
    await why.getByRole('button', { name: 'Remove' }).click();
    await settings.getByText(/nobody but its author and moderators sees it/).waitFor();
    expect(await kudos()).toEqual(['Shining so brightly']);
    await reader.goto('/kudos');
    await reader.getByText('Shining so brightly').waitFor();
    expect(await reader.getByText('Hardly worth a look').count()).toBe(0);
    expect((await member.client.get('/reports/own')).body).toMatchObject([
      { recordType: 'kudos', recordID: given.kudosID, status: 'upheld' },
    ]);
  });

  it('speaks the languages it brings', async () => {
    await admin.client.patch('/addons/pl-locale', { enabled: true });
    const polish = await test.open({ locale: 'pl' });
    await polish.goto('/');
    await polish.getByRole('heading', { name: 'Ostatnie podziękowania' }).waitFor();
  });

  it('is left out in safe mode', async () => {
    const page = await test.open();
    await page.goto('/?safe-mode');
    await page.getByRole('navigation').first().waitFor();
    expect(await page.getByText('Latest kudos').count()).toBe(0);
  });
});

it('a language from outside is chosen, and read on pages of the product and of add-ons', async () => {
  await admin.client.patch('/addons/eo-locale', { enabled: true });
  const guest = await test.open();
  await guest.goto('/categories');
  const footer = guest.getByRole('contentinfo');
  await footer.getByLabel('Language: English').click();
  await footer.getByRole('button', { name: /esperanto/i }).click();
  await guest.locator('html[lang="eo"]').waitFor();
  await guest.getByRole('heading', { name: 'Kategorioj', level: 1 }).waitFor();
  await guest.goto('/');
  await guest.getByRole('heading', { name: 'Lastaj dankoj' }).waitFor();
});

it('is quarantined when it breaks, while the site goes on', async () => {
  await give('broken');
  const answer = await fetch(`${test.server.url}/?sort=new`);
  expect(answer.status).toBe(200);
  expect(await addon()).toMatchObject({ enabled: false, problem: { message: 'The medal fell down.' } });
  expect(test.server.printed()).toContain('The medal fell down.');
  await reader.goto('/');
  expect(await reader.getByText('Latest kudos').count()).toBe(0);
  expect((await test.server.client().get('/kudos')).status).toBe(404);
  expect((await fetch(`${test.server.url}/kudos`)).status).toBe(404);
  expect((await test.server.client().get('/search?query=brightly')).body).toEqual([]);
  await settings.goto('/settings/addons');
  await settings.getByText('The medal fell down.').waitFor();
});

it('is tried again when an administrator switches it on', async () => {
  await test.server.query(`delete from kudos_given where text = 'broken'`);
  await settings.getByRole('switch', { name: 'Switch on Kudos' }).click();
  await expect.poll(async () => (await addon()).enabled).toBe(true);
  expect((await addon()).problem).toBeUndefined();
  await give('Still shining');
  await reader.goto('/');
  await reader.getByRole('link', { name: 'Still shining' }).waitFor();
});

it('is removed, and leaves nothing in the database', async () => {
  const parley = (...words: string[]) =>
    run(process.execPath, [join(import.meta.dirname, '../dist/server/cli.js'), ...words], {
      env: {
        ...process.env,
        DATABASE_URL: test.server.databaseUrl,
        PARLEY_DATA: test.server.dataDirectory,
        PARLEY_ADDONS: folder,
      },
    });
  expect((await parley('addon', 'list')).stdout).toContain('kudos');
  await expect(parley('addon', 'remove', 'kudos')).rejects.toMatchObject({
    stderr: expect.stringContaining('--yes'),
  });
  expect((await parley('addon', 'remove', 'kudos', '--yes')).stdout).toContain('kudos');
  expect(await tablesThatName('kudos')).toEqual([]);
  expect((await fetch(test.server.url)).status).toBe(200);
}, 120_000);

/** What happened stays in the log of events, which is kept for some days; in the audit log, with how to undo it, who switched it
 * on and off; and in the log of errors how it failed. */
async function tablesThatName(word: string): Promise<string[]> {
  const { rows } = await test.server.query(`
    select table_name, query_to_xml(
      format('select count(*) from public.%I t where t::text ilike %L', table_name, '%${word}%'), true, true, ''
    )::text not like '%<count>0</count>%' as is_found
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  return rows
    .filter((row) => row.is_found || row.table_name.includes(word))
    .map((row) => row.table_name)
    .filter((name) => !['events', 'audit_log', 'audit_log_undos', 'logged_errors'].includes(name));
}
