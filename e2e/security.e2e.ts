import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { PASSWORD, type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest('localhost');
  admin = await setUp(test.server);
});
afterAll(() => test?.close());

/** A device of the person's own, without the device: the browser's protocol for tests of passkeys. */
async function withDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/entry/signout');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await arriveAt(page, '/');
}

const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

describe('a careful member', () => {
  it('makes a passkey and signs in by it, without typing a thing', async () => {
    const page = await test.openAs(admin.client.cookies);
    await withDevice(page);
    await page.goto('/');
    await page.getByLabel('Account: Adelina').click();
    await page.getByRole('link', { name: 'Security' }).click();
    await arriveAt(page, '/account/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the device').fill('Work laptop');
    await page.getByLabel('Your password').fill('not my password at all');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('This is not your current password.').first().waitFor();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Work laptop').waitFor();
    await signOut(page);
    await page.goto('/entry/signin?Target=/categories');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await arriveAt(page, '/categories');
    await page.getByLabel('Account: Adelina').waitFor();
  });

  it('sets up a second factor, is asked for it, and signs other browsers out', async () => {
    const client = await test.server.client().signIn('Adelina', PASSWORD);
    const page = await test.openAs(client.cookies);
    await page.goto('/account/security');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    const secret = /[A-Z2-7]{32}/.exec(await page.getByRole('dialog').innerText())?.[0] ?? '';
    await page.getByLabel('Code that the app shows').fill(codeOf(secret, -1));
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByText('Keep these where you find them').waitFor();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 recovery codes are left').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Sign out / }).count()).toBe(0);
    await signOut(page);
    await page.goto('/entry/signin');
    await page.getByLabel('Email or username').fill('Adelina');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByLabel('Code').fill(codeOf(secret, 0));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await arriveAt(page, '/');
    await page.getByLabel('Account: Adelina').waitFor();
  });
});
