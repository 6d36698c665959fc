// From an invitation to a forgotten password, by the mails as they are.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awaitMail } from '../features/users/server/testing/mails.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';

let test: BrowserTest;
let host: TestClient;
beforeAll(async () => {
  test = await startBrowserTest();
  host = test.server.client();
  const key = new URL(test.server.setupUrl ?? '').searchParams.get('key');
  await host.post('/setup', { key, siteTitle: 'Heather', name: 'Host', email: 'h@example.org', password });
  await host.patch('/config', { 'registration.method': 'Invitation', 'registration.confirmEmail': true });
});
afterAll(() => test?.close());

const password = 'a long enough sentence';
const newPassword = 'another one, as long';

/** In the latest of so many mails: a newer link makes the older ones void. */
async function linkIn(address: string, kind: string, count = 1): Promise<string> {
  const mail = await awaitMail(test.server.dataDirectory, address, `/entry/${kind}/`, count);
  return new RegExp(`http\\S+/entry/${kind}/\\S+`).exec(mail)?.[0] ?? '';
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function signIn(page: Page, name: string, word: string): Promise<void> {
  await page.goto('/entry/signin');
  await page.getByLabel('Email or username').fill(name);
  await page.getByLabel('Password').fill(word);
  await press(page, 'Sign In');
  await page.getByLabel(`Account: ${name}`).waitFor();
}

let tries = 0;

it('leads from an invitation to a member, and back in when the password is forgotten', async () => {
  // A second try is somebody else's.
  const name = `Freya${++tries}`;
  const [work, home] = [`${name}@work.example`.toLowerCase(), `${name}@home.example`.toLowerCase()];
  expect((await host.post('/invites', { email: work })).status).toBe(201);
  const page = await test.open();
  await page.goto(await linkIn(work, 'registerinvitation'));
  expect(await page.getByLabel('Email').inputValue()).toBe(work);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Username').fill('Host');
  await page.getByLabel('Email').fill(home);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Register');
  await page.getByText('This name is taken').first().waitFor();
  await page.getByLabel('Username').fill(name);
  await press(page, 'Register');
  await page.getByRole('status').getByText('look into your mail').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await signIn(page, name, password);
  await page.getByText('Your email address is not confirmed.').waitFor();
  await page.getByRole('link', { name: 'Resend confirmation email' }).click();
  await page.getByText(`It goes to ${home}.`).waitFor();
  await press(page, 'Send it again');
  await page.getByRole('status').getByText('a new link is on its way').waitFor();
  await page.goto(await linkIn(home, 'emailconfirm', 2));
  expect(await axeViolations(page)).toEqual([]);
  await press(page, 'Confirm');
  await page.getByText('Your email address is confirmed.').waitFor();

  await page.goto('/entry/passwordrequest');
  await page.getByLabel('Email or username').fill(home);
  await press(page, 'Send the link');
  await page.getByText('Look into your mail').first().waitFor();
  await page.goto(await linkIn(home, 'passwordreset'));
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('New password').fill('short');
  await press(page, 'Change password');
  await page.getByText('A password has at least 12 characters.').waitFor();
  await page.getByLabel('New password').fill(newPassword);
  await press(page, 'Change password');
  await page.getByText('Your password was changed').waitFor();

  await signIn(page, name, newPassword);
}, 40_000);

it('leads on from links that are good no more', async () => {
  const page = await test.open({ colorScheme: 'dark' });
  for (const path of [
    'registerinvitation/used',
    'passwordreset/2/used',
    'emailconfirm/2/used',
    'emailconfirmrequest',
  ]) {
    await page.goto(`/entry/${path}`);
    const card = page.locator('main');
    expect(await card.getByRole('button').or(card.getByRole('link')).count()).toBeGreaterThan(0);
    expect(await axeViolations(page)).toEqual([]);
  }
});
