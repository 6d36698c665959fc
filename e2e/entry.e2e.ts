import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, type BrowserTest, startBrowserTest } from './browser-test.ts';

let test: BrowserTest;
beforeAll(async () => {
  test = await startBrowserTest();
});
afterAll(() => test?.close());

const password = 'a long enough sentence';

describe('a new site', () => {
  it('is set up once by whoever has the link, and greets them signed in', async () => {
    const link = test.server.setupUrl as string;
    const page = await test.open();
    await page.goto(link);
    await page.getByLabel('Name of the community').fill('Heather Lane');
    await page.getByLabel('Your username').fill('Wilma');
    const email = page.getByLabel('Your email');
    await email.fill('wilma');
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByText('This is not an e-mail address.').waitFor();
    expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
    await email.fill('wilma@example.org');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page
      .getByText(/12 characters/)
      .first()
      .waitFor();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Set up' }).click();
    await arriveAt(page, '/');
    expect(await page.title()).toBe('Heather Lane');
    await page.getByLabel('Account: Wilma').waitFor();
    const again = await page.goto(link);
    expect(again?.status()).toBe(410);
  });

  it('lets people register, sign out and sign in again, back to where they were', async () => {
    const page = await test.open();
    await page.goto('/entry/register?Target=/categories');
    await page.getByLabel('Username').fill('Bertil');
    await page.getByLabel('Display name').fill('Bertil of the Heath');
    await page.getByLabel('Email').fill('bertil@example.org');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await arriveAt(page, '/categories');
    await page.getByLabel('Account: Bertil').waitFor();
    await page.goto('/profile/Bertil');
    await page.getByText('Bertil of the Heath').first().waitFor();

    await page.goto('/entry/signout');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await arriveAt(page, '/');
    await page.goto('/categories');
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await page.getByLabel('Email or username').fill('bertil@example.org');
    await page.getByLabel('Password').fill('not my password at all');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await arriveAt(page, '/categories');
  });
});
