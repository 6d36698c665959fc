// The mailbox that answers are fetched from, set by an administrator: what they are told where it does not work, and that it works.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateFor } from '../features/mailbox/server/testing/certificate.ts';
import { type ImapServer, imapServer } from '../features/mailbox/server/testing/imap-server.ts';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let folder: string;
let plain: ImapServer;
let encrypted: ImapServer;
let untrusted: ImapServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-mailbox-'));
  const certificate = certificateFor('localhost');
  const trusted = join(folder, 'trusted.pem');
  await writeFile(trusted, certificate.cert);
  [plain, encrypted, untrusted] = await Promise.all([
    imapServer(),
    imapServer(certificate),
    imapServer(certificateFor('localhost')),
  ]);
  test = await startBrowserTest(undefined, {
    PARLEY_MAIL_DOMAIN: 'inbox@example.org',
    NODE_EXTRA_CA_CERTS: trusted,
  });
  admin = await setUp(test.server);
  const hosts = [`127.0.0.1:${plain.port}`, `localhost:${encrypted.port}`, `localhost:${untrusted.port}`];
  // One that nobody listens at.
  await admin.client.patch('/config', { 'outgoing.allowedHosts': [...hosts, 'localhost:1'] });
});
afterAll(async () => {
  await test?.close();
  await Promise.all([plain, encrypted, untrusted].map((server) => server?.close()));
  await rm(folder, { recursive: true, force: true });
});

const shot = async (page: Page, name: string) => {
  const pictures = process.env.PARLEY_TEST_PICTURES;
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
};

/** A visit is made by a job, and the page asks how it went. */
const SLOW = { timeout: 30_000 };

const SIZES = [
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 800 }],
] as const;

describe.each(SIZES)('on %s, an administrator', (where, viewport) => {
  const change = async (
    page: Page,
    fields: { server: string; port: number; security: string; password: string },
  ) => {
    await page.getByRole('button', { name: /^(Set a|Change the) mailbox$/ }).click();
    await page.getByLabel('Server').fill(fields.server);
    await page.getByLabel('Encryption').selectOption(fields.security);
    await page.getByLabel('Port').fill(String(fields.port));
    await page.getByLabel('User name').fill('inbox@example.org');
    await page.getByLabel('Password').fill(fields.password);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  const open = async () => {
    const page = await test.openAs(admin.client.cookies, { viewport });
    await page.goto('/settings/mail');
    await page.getByRole('heading', { name: 'Answers by mail, from a mailbox' }).waitFor();
    return page;
  };
  const local = (server: ImapServer) => ({
    server: server === plain ? '127.0.0.1' : 'localhost',
    port: server.port,
    security: server === plain ? 'Not encrypted' : 'TLS',
    password: server.password,
  });

  it('is told in words of a wrong password, and sets the right one', async () => {
    const page = await open();
    await change(page, { ...local(plain), password: 'wrong' });
    await page.getByText('127.0.0.1 does not accept the user name and the password.').waitFor(SLOW);
    await page.getByText('Wrong name or password').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await shot(page, `mailbox-wrong-${viewport.width}`);
    await change(page, local(plain));
    await page.getByText('Last looked into without a problem:').waitFor(SLOW);
    expect(await page.getByText('does not accept').count()).toBe(0);
  });

  it('is told of a server that is not there, and of one outside of what may be reached', async () => {
    const page = await open();
    await change(page, { ...local(encrypted), port: 1 });
    await page.getByText('localhost cannot be reached. Is its name right, and the port?').waitFor(SLOW);
    await change(page, { ...local(encrypted), port: 2 });
    await page.getByText('localhost is not in the open internet.').waitFor(SLOW);
    await shot(page, `mailbox-forbidden-${viewport.width}`);
  });

  it('has it fetched over TLS where the certificate is trusted, and not where it is anybody’s', async () => {
    const page = await open();
    await change(page, local(untrusted));
    await page.getByText('The encryption with localhost fails').waitFor(SLOW);
    expect(untrusted.commands).not.toContain('LOGIN');
    const before = encrypted.commands.length;
    await change(page, local(encrypted));
    await page.getByText('Last looked into without a problem:').waitFor(SLOW);
    expect(encrypted.commands.slice(before)).toContain('LOGIN');
    await shot(page, `mailbox-${viewport.width}`);
  });

  it('is told what is missing, by the field', async () => {
    const page = await open();
    await change(page, { ...local(encrypted), server: 'no host', password: '' });
    await page.getByRole('textbox', { name: 'Server' }).and(page.locator('[aria-invalid=true]')).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, `mailbox-form-${viewport.width}`);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it(`removes it on ${where} once they said so`, async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Remove the mailbox' }).click();
    const question = page.getByRole('dialog', { name: 'Remove the mailbox?' });
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, `mailbox-remove-${viewport.width}`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await admin.client.get('/mailbox')).body.mailbox).not.toBeNull();
    await page.getByRole('button', { name: 'Remove the mailbox' }).click();
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Set a mailbox' }).waitFor();
    expect((await admin.client.get('/mailbox')).body.mailbox).toBeNull();
  });
});
