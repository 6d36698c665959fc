// What profiles ask, how members sign in elsewhere, and who is invited: set up in the dashboard.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let page: Page;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  page = await test.openAs(admin.client.cookies, still);
});
afterAll(() => test?.close());

const dialog = () => page.getByRole('dialog');
const nameField = () => dialog().getByRole('textbox', { name: /^Name/ });

it('adds a profile field that newcomers are asked, says what is wrong with it, and moves it', async () => {
  await page.goto('/dashboard/profile-fields');
  await page.getByRole('button', { name: 'Add a profile field' }).click();
  await nameField().fill('Location');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().getByText('There is a field of this label already.').waitFor();
  await nameField().fill('Kind of hive');
  await dialog().getByLabel('How it is filled in').selectOption('One of a list');
  await dialog().getByLabel('What can be chosen').fill('Langstroth\nTop bar');
  await dialog().getByLabel('At registration').selectOption('Newcomers may fill it in');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Kind of hive', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Up Kind of hive' }).click();
  await expect
    .poll(async () => {
      const fields = (await done(admin.client.get('/profile-fields'))) as { apiName: string }[];
      return fields.at(-2)?.apiName;
    })
    .toBe('kindOfHive');
  const guest = await test.openAs([], still);
  await guest.goto('/entry/register');
  await guest.getByLabel('Kind of hive').selectOption('Top bar');
});

it('turns a profile field off, and deletes it', async () => {
  await page.goto('/dashboard/profile-fields');
  await page.getByRole('switch', { name: 'Kind of hive is on' }).click();
  await expect
    .poll(async () => await done(admin.client.get('/profile-fields/kindOfHive')))
    .toMatchObject({ enabled: false, registrationOptions: 'optional' });
  await page.getByRole('button', { name: 'Delete Kind of hive' }).click();
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Kind of hive', exact: true }).waitFor({ state: 'detached' });
  expect((await admin.client.get('/profile-fields/kindOfHive')).status).toBe(404);
});

it('adds a sign-in provider, tells the address to return to, and never shows its secret', async () => {
  await page.goto('/dashboard/sign-in-providers');
  await page.getByText('There is no sign-in provider yet').waitFor();
  await page.getByRole('button', { name: 'Add a sign-in provider' }).click();
  await dialog().getByLabel('Provider', { exact: true }).selectOption('GitHub');
  await dialog().getByLabel('Address of tokens').waitFor();
  await dialog()
    .getByLabel('Provider', { exact: true })
    .selectOption('Another one that speaks OpenID Connect');
  await nameField().fill('Heather ID');
  await dialog().getByLabel('Client ID').fill('parley');
  await dialog().getByLabel('Client secret').fill('thyme and sage');
  await dialog().getByLabel('Issuer').fill('http://id.example.org');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().getByText('Use an address that begins with https://.').waitFor();
  await dialog().getByLabel('Issuer').fill('https://id.example.org');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Heather ID' }).waitFor();
  await page.getByText('/entry/connect/').waitFor();
  await page.getByRole('button', { name: 'Edit Heather ID' }).click();
  expect(await dialog().getByLabel('Client secret').inputValue()).toBe('');
  await nameField().fill('Heather');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Heather', exact: true }).waitFor();
  expect(await done(admin.client.get('/authenticators'))).toEqual([
    expect.objectContaining({ name: 'Heather', hasSecret: true, active: true }),
  ]);
});

it('offers it to whoever signs in until it is off, and deletes it', async () => {
  const guest = await test.openAs([], still);
  await guest.goto('/entry/signin');
  await guest.getByRole('link', { name: 'Sign in with Heather' }).waitFor();
  await page.getByRole('switch', { name: 'Heather is on' }).click();
  await expect
    .poll(async () => await done(admin.client.get('/authenticators')))
    .toEqual([expect.objectContaining({ active: false })]);
  await guest.reload();
  await guest.getByRole('link', { name: 'Sign in with Heather' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete Heather' }).click();
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await page.getByText('There is no sign-in provider yet').waitFor();
});

it('invites somebody, lists whom members invited, and withdraws an invitation', async () => {
  await done(admin.client.patch('/config', { 'registration.method': 'Basic' }));
  await page.goto('/dashboard/invitations');
  await page.getByText('Membership is not by invitation here.').waitFor();
  await done(admin.client.patch('/config', { 'registration.method': 'Invitation' }));
  await done(member.client.post('/invites', { email: 'wren@example.org' }));
  await page.goto('/dashboard/invitations');
  await page.getByRole('row', { name: /wren@example.org.*Melba/ }).waitFor();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await dialog().getByLabel('Email').fill('nobody');
  await dialog().getByRole('button', { name: 'Invite' }).click();
  await dialog().getByText('This is not an e-mail address.').waitFor();
  await dialog().getByLabel('Email').fill('finch@example.org');
  await dialog().getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('rowheader', { name: 'finch@example.org' }).waitFor();
  await page.getByRole('button', { name: 'Withdraw wren@example.org' }).click();
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('rowheader', { name: 'wren@example.org' }).waitFor({ state: 'detached' });
  expect(await done(member.client.get('/invites'))).toEqual([]);
  expect((await member.client.get('/invites?of=everybody')).status).toBe(403);
});

it.each(['profile-fields', 'sign-in-providers', 'invitations'])('%s stands on a phone', async (name) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dashboard/${name}`);
  await page.waitForLoadState('networkidle');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
});
