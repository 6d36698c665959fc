// A week of looking after a community, from the pages of the dashboard alone: no call of the API, no shell. Who posts, reads
// and is restored with the site does so in a browser, too.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  arriveAt,
  axeViolations,
  type BrowserTest,
  sidewaysScroll,
  startBrowserTest,
} from './browser-test.ts';

const PASSWORD = 'a long enough sentence';

let test: BrowserTest;
let admin: Page;
let member: Page;
let newcomer: Page;

beforeAll(async () => {
  // Started by the program that starts it again after a restore, as an operator has it.
  test = await startBrowserTest(undefined, {}, 1);
  const wide = { viewport: { width: 1440, height: 900 } };
  [admin, member, newcomer] = [await test.open(wide), await test.open(), await test.open()];
});
afterAll(() => test?.close());

const press = (name: string | RegExp, scope: Pick<Page, 'getByRole'> = admin.getByRole('main')) =>
  scope.getByRole('button', { name }).first().click();

/** By the search of the dashboard, as somebody does who does not know where things are. */
async function find(words: string, name: RegExp): Promise<void> {
  await admin.goto('/dashboard');
  await admin.keyboard.press('Control+k');
  const dialog = admin.getByRole('dialog', { name: 'Find' });
  await dialog.getByRole('searchbox').fill(words);
  await dialog.getByRole('link', { name }).first().click();
  await dialog.waitFor({ state: 'detached' });
}

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/entry/register');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByLabel(`Account: ${name}`).waitFor();
}

async function write(page: Page, title: string): Promise<void> {
  await page.goto('/post/discussion');
  await page.getByLabel('Category').selectOption({ label: 'Swarms' });
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Body' }).fill(`${title}? Written by hand.`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
}

/** What somebody who is not signed in finds in the category, from the top. */
async function publicTitles(): Promise<string[]> {
  const guest = await test.open();
  await guest.goto('/categories/swarms');
  await guest.getByRole('heading', { level: 1, name: 'Swarms' }).waitFor();
  const titles = await guest
    .getByRole('main')
    .getByRole('link', { name: /^(Cheap|Where)/ })
    .allTextContents();
  await guest.close();
  return titles;
}

const handle = (name: string) => admin.getByRole('button', { name: `Move ${name}`, exact: true });

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  await of.scrollIntoViewIfNeeded();
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

it('Monday: is set up by the link of the log', async () => {
  await admin.goto(test.server.setupUrl as string);
  await admin.getByLabel('Name of the community').fill('Heather Lane');
  await admin.getByLabel('Your username').fill('Wilma');
  await admin.getByLabel('Your email').fill('wilma@example.org');
  await admin.getByLabel('Password').fill(PASSWORD);
  await admin.getByRole('button', { name: 'Set up' }).click();
  await arriveAt(admin, '/');
  await admin.goto('/dashboard');
  await admin.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  expect(await axeViolations(admin)).toEqual([]);
});

it('Tuesday: lets a role do more, and changes a setting', async () => {
  await find('roles', /^Roles/);
  await admin.getByRole('link', { name: 'Member', exact: true }).click();
  await admin.getByRole('heading', { name: 'Permissions of Member' }).waitFor();
  await admin.getByRole('checkbox', { name: 'Schedule posts' }).check();
  await press('Save 1 change');
  await admin.getByText('Permissions saved.').waitFor();
  await find('characters title', /^vanilla\.discussion\.title\.maxLength/);
  await admin.getByLabel('vanilla.discussion.title.maxLength').fill('120');
  await press(/^Save$/);
  await admin.getByText('1 setting is saved.').waitFor();
  await press('Undo the change of vanilla.discussion.title.maxLength');
  await admin.getByText('Undone. All is as it was.').waitFor();
});

it('Tuesday evening: adds categories, and drags one to the top', async () => {
  await find('categories', /^Categories/);
  for (const name of ['Honey', 'Swarms']) {
    await press('Add a category');
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await press(/^Add$/, dialog);
    await handle(name).waitFor();
  }
  const first = admin
    .getByRole('main')
    .getByRole('button', { name: /^Move / })
    .first();
  const [from, to] = [await middle(handle('Swarms')), await middle(first)];
  await admin.mouse.move(from.x, from.y);
  await admin.mouse.down();
  await admin.mouse.move(from.x, from.y - 20, { steps: 3 });
  await admin.mouse.move(to.x, to.y - 18, { steps: 5 });
  await admin.mouse.up();
  await admin.getByText('Swarms was moved.').waitFor();
  await admin.reload();
  expect(await first.getAttribute('aria-label')).toBe('Move Swarms');
  // Readers find it where it was dropped.
  await member.goto('/categories');
  const names = member.getByRole('main').getByRole('link', { name: /^(General|Honey|Swarms)$/ });
  expect((await names.allTextContents())[0]).toBe('Swarms');
});

it('Wednesday: finds who joined, and makes them a moderator', async () => {
  await register(member, 'Bertil');
  await find('members', /^Members/);
  await admin.getByRole('checkbox', { name: 'Select Bertil' }).check();
  await press('Roles', admin.getByRole('region', { name: 'Selected members' }));
  const dialog = admin.getByRole('dialog', { name: 'Roles' });
  await dialog.getByLabel('Give these roles').fill('Moder');
  await dialog
    .getByRole('option', { name: /^Moderator/ })
    .first()
    .click();
  await press('Save', dialog);
  await admin.getByText('The roles are changed.').waitFor();
  await member.goto('/dashboard');
  await member.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  // A moderator sees their part, and not what belongs to administrators.
  const parts = member.getByRole('navigation', { name: 'Dashboard' });
  expect(await parts.getByRole('link', { name: 'Backups' }).count()).toBe(0);
  expect((await member.goto('/dashboard/statistics'))?.status()).toBe(403);
});

it('Thursday: gives the site a look, and mails words of its own', async () => {
  await find('themes', /^Themes/);
  const folio = admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name: 'Folio' }) });
  await press('Apply', folio);
  await folio.getByText('Current').waitFor();
  await find('words mails', /^Words of mails/);
  const subject = admin.getByLabel('Subject');
  await subject.fill('The lane is yours, {nobody}');
  await admin.getByText('There is no {nobody} to fill in.').waitFor();
  expect(await admin.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
  await subject.fill('{site} is yours');
  const preview = admin.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: 'Heather Lane is yours' }).waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  await press(/^Save$/);
  await admin.getByText('Saved.').waitFor();
  await press('Send it to me');
  await admin.getByText('It is on its way to your address.').waitFor();
  await press(/^Put back as it comes/);
  await preview.getByRole('heading', { name: 'Welcome to Heather Lane' }).waitFor();
});

it('Thursday evening: holds what new members write, and works the queue off', async () => {
  await find('premoderation', /^Premoderation/);
  await admin.getByRole('checkbox', { name: 'Everything that new members write' }).check();
  await press(/^Save$/);
  await admin.getByText('Saved.').waitFor();
  await register(newcomer, 'Nadia');
  for (const title of ['Where do swarms go', 'Cheap watches here']) {
    await write(newcomer, title);
    await newcomer.getByText('Your discussion will be shown once it is approved.').waitFor();
  }
  expect(await publicTitles()).toEqual([]);
  // The moderator of Wednesday does it, who finds it on the first page.
  await member.goto('/dashboard');
  await member.getByText('2 posts wait for approval.').waitFor();
  await member.getByRole('link', { name: 'Open triage' }).click();
  await arriveAt(member, '/dashboard/content/triage');
  for (const [title, button, result] of [
    ['Where do swarms go', 'Approve', 'Approved: it is good.'],
    ['Cheap watches here', 'Refuse', /^Removed: nobody but its author/],
  ] as const) {
    await member.goto('/dashboard/content/triage?kind=pending');
    await member.locator('[data-case]').filter({ hasText: title }).getByRole('link').first().click();
    await member.getByRole('article').getByText(title).first().waitFor();
    await press(button, member.getByRole('region', { name: 'What to do' }));
    const dialog = member.getByRole('dialog', { name: button });
    await dialog.getByLabel('Why').fill('Looked at by hand');
    await press(button, dialog);
    await member.getByText(result).waitFor();
  }
  await member.goto('/dashboard/content/triage');
  await member.getByText('Nothing waits').waitFor();
  expect(await axeViolations(member)).toEqual([]);
  expect(await publicTitles()).toEqual(['Where do swarms go']);
});

it('Friday: looks at what waits, and at how it goes', async () => {
  await find('jobs', /^Jobs/);
  await admin.getByText('No job failed', { exact: true }).waitFor();
  await member.goto('/search?query=propolis+dryer');
  await member.getByRole('heading', { level: 1 }).waitFor();
  await find('statistics', /^Statistics/);
  await admin.getByRole('heading', { name: 'New members by day' }).waitFor();
  const slider = admin.getByRole('slider', { name: 'New members by day' });
  await slider.focus();
  const last = await slider.getAttribute('aria-valuetext');
  await admin.keyboard.press('ArrowLeft');
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(last);
  expect(await axeViolations(admin)).toEqual([]);
  await admin.getByRole('radio', { name: 'Table' }).first().check({ force: true });
  await admin.getByRole('table', { name: 'New members by day' }).waitFor();
  const download = admin.waitForEvent('download');
  await admin.getByRole('link', { name: 'Export as CSV' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await admin.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(admin)).toBe(0);
  await admin.setViewportSize({ width: 1440, height: 900 });
});

it('Saturday: sees which programs may act for whom', async () => {
  await find('access tokens', /^Access tokens/);
  await admin.getByText('No program has a token').waitFor();
  await admin.getByRole('link', { name: 'Your own tokens' }).click();
  await admin.getByRole('button', { name: 'New token' }).click();
  const dialog = admin.getByRole('dialog', { name: 'New token' });
  await dialog.getByLabel('What it is for').fill('Reads posts');
  await dialog.getByRole('checkbox', { name: 'Only for parts of the API' }).check();
  await dialog.getByRole('checkbox', { name: 'discussions', exact: true }).check();
  expect(await axeViolations(admin)).toEqual([]);
  await press('Make a token', dialog);
  await press('I have kept it', dialog);
  await find('access tokens', /^Access tokens/);
  await admin
    .getByRole('row', { name: /Reads posts/ })
    .getByText('discussions')
    .waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  await press('Revoke Reads posts');
  await press('Revoke', admin.getByRole('dialog'));
  await admin.getByText('No program has a token').waitFor();
});

it('Sunday: backs up, and proves that all of it would come back', async () => {
  await find('backups', /^Backups/);
  await press('Back up now');
  await admin.getByText('Not tried yet').waitFor({ timeout: 60_000 });
  await press(/^Try it: the backup of/);
  await admin.getByText(/^Proven: [\d,]+ rows came back$/).waitFor({ timeout: 60_000 });
  await admin.goto('/dashboard');
  await admin.getByText('A backup was proven to be restorable.').waitFor();
}, 150_000);

it('Sunday evening: restores it, and the site is what it was in the morning', async () => {
  await find('categories', /^Categories/);
  await admin.getByRole('link', { name: 'Honey', exact: true }).click();
  await admin.getByLabel('Name').fill('Regretted at once');
  await press(/^Save$/);
  await admin.getByText('The category is saved.').waitFor();
  // For what a restart has to answer meanwhile (503), a page whose failures are counted would fail the test.
  const { cookies } = await admin.context().storageState();
  for (const page of [admin, member, newcomer]) await page.goto('about:blank');
  const context = await test.browser.newContext({
    baseURL: test.server.url,
    locale: 'en',
    serviceWorkers: 'block',
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto('/dashboard/backups');
  await press(/^Restore the backup of/, page.getByRole('main'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^To be sure, type the name of this site/).fill('Heather Lane');
  await press('Restore', dialog);
  await page.getByText('The backup is being restored.').waitFor();
  await page.getByText(/ was restored: [\d,]+ rows\./).waitFor({ timeout: 90_000 });
  await context.close();
  await find('categories', /^Categories/);
  await handle('Honey').waitFor();
  expect(await handle('Regretted at once').count()).toBe(0);
  expect(await publicTitles()).toEqual(['Where do swarms go']);
}, 150_000);
