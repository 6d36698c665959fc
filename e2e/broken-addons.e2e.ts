// Add-ons that go wrong in a browser, amid the drawing of a page, in a hook or at the start: the site goes on, says which
// it was, and in safe mode runs without them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltServer } from '../app/testing/built-server.ts';
import { type BrowserTest, pageHydrated, startBrowserTest } from './browser-test.ts';
import { discussion, type Person, setUp } from './small-site.ts';
import { writeBrokenAddons } from './testing/broken-addons.ts';

let test: BrowserTest;
let folder: string;
let admin: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-addons-'));
  await writeBrokenAddons(folder);
  test = await startBrowserTest(undefined, { PARLEY_ADDONS: folder });
  admin = await setUp(test.server);
}, 240_000);
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true, force: true });
});

const addon = async (key: string) => (await admin.client.get(`/addons/${key}`)).body;
const switchOn = (key: string, enabled = true) => admin.client.patch(`/addons/${key}`, { enabled });

/** In a browser of its own: what fails in scripts is what is tried here. Answers what its console shows. */
async function visit(address: string, see: (page: Page) => Promise<void>): Promise<string> {
  const context = await test.browser.newContext({ baseURL: test.server.url, locale: 'en' });
  const logged: string[] = [];
  try {
    const page = await context.newPage();
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', (error) => logged.push(error.message));
    await page.goto(address);
    await pageHydrated(page);
    await see(page);
    return logged.join('\n');
  } finally {
    await context.close();
  }
}

/** Scripts answer: a link is followed. */
async function answersPresses(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Posts' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Posts' }).waitFor();
}

describe('at the start', () => {
  it('the second of two with the same table is left out, and the first has it', async () => {
    expect((await addon('firsttable')).problem).toBeUndefined();
    const { message } = (await addon('secondtable')).problem;
    expect(message).toContain('20261126120000_secondtable');
    expect(message).toContain('"tides" already exists');
  });

  it('the second of two with the same address is left out, and the first answers', async () => {
    await switchOn('firstroute');
    expect((await admin.client.get('/tides')).body).toEqual(['firstroute']);
    expect((await addon('secondroute')).problem.message).toBe(
      'Its endpoint “GET /tides” is taken. Choose another.',
    );
  });
});

it('a widget that throws amid a page is switched off, and the page is shown without it', async () => {
  await switchOn('thrower');
  expect((await fetch(`${test.server.url}/?thrown`)).status).toBe(200);
  expect(await addon('thrower')).toMatchObject({
    enabled: false,
    problem: { message: 'The widget fell.' },
  });
});

it('a widget that throws in browsers alone takes nothing else with it', async () => {
  await switchOn('browserly');
  expect(await visit('/', answersPresses)).toContain('Only in browsers.');
  await switchOn('browserly', false);
});

it('a module that throws when a browser loads it takes nothing else with it', async () => {
  await switchOn('unloadable');
  expect(await visit('/', answersPresses)).toContain('The add-on unloadable could not be loaded.');
  const logged = await visit('/?safe-mode', async (page) => {
    expect(await page.getByText('Drawn by the server').count()).toBe(0);
  });
  expect(logged).toBe('');
});

it('a hook without an end is given up after ten seconds, and what it held up is done', async () => {
  await switchOn('endless');
  const posted = await discussion(admin, 'Waited for', 1);
  expect(await addon('endless')).toMatchObject({
    enabled: false,
    problem: { message: 'It did not answer within 10 seconds.' },
  });
  const { body } = await admin.client.get('/discussions?limit=50');
  const named = body.filter(({ name }: { name: string }) => name === 'Waited for');
  expect(named.map(({ discussionID }: { discussionID: number }) => discussionID)).toEqual([
    posted.discussionID,
  ]);
});

it('with PARLEY_SAFE_MODE the site starts without any, and says so to administrators', async () => {
  const { databaseUrl: DATABASE_URL } = test.server;
  const safe = await startBuiltServer({ PARLEY_ADDONS: folder, PARLEY_SAFE_MODE: '1', DATABASE_URL });
  try {
    expect(await (await fetch(safe.url)).text()).not.toContain('Drawn by the server');
    expect((await fetch(`${safe.url}/api/v2/tides`)).status).toBe(404);
    const cookie = admin.client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const page = await (await fetch(`${safe.url}/settings/addons`, { headers: { cookie } })).text();
    expect(page).toContain('The site runs in safe mode');
  } finally {
    await safe.close();
  }
});
