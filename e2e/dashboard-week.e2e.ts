// A week of looking after a community, from the pages of the dashboard alone: no call of the API, no shell.
import type { Page } from 'playwright-core';
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

beforeAll(async () => {
  test = await startBrowserTest();
  const wide = { viewport: { width: 1440, height: 900 } };
  [admin, member] = [await test.open(wide), await test.open()];
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

it('Wednesday: finds who joined, and makes them a moderator', async () => {
  await member.goto('/entry/register');
  await member.getByLabel('Username').fill('Bertil');
  await member.getByLabel('Email').fill('bertil@example.org');
  await member.getByLabel('Password').fill(PASSWORD);
  await member.getByRole('button', { name: 'Register' }).click();
  await member.getByLabel('Account: Bertil').waitFor();
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

it('Friday: looks at what waits, and at how it goes', async () => {
  await find('jobs', /^Jobs/);
  await admin.getByText('No job failed', { exact: true }).waitFor();
  await member.goto('/search?query=propolis+dryer');
  await member.getByRole('heading', { level: 1 }).waitFor();
  await find('statistics', /^Statistics/);
  await admin.getByRole('heading', { name: /by day$/ }).waitFor();
  const slider = admin.getByRole('slider', { name: /by day$/ });
  await slider.focus();
  const last = await slider.getAttribute('aria-valuetext');
  await admin.keyboard.press('ArrowLeft');
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(last);
  expect(await axeViolations(admin)).toEqual([]);
  await admin.getByRole('radio', { name: 'Table' }).check({ force: true });
  await admin.getByRole('table', { name: /by day$/ }).waitFor();
  const download = admin.waitForEvent('download');
  await admin.getByRole('link', { name: 'Export as CSV' }).click();
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
