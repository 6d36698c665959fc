// Signatures as people meet them: written, seen below posts, hidden by a reader before the first frame, removed by a moderator.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';

import { discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let reader: Person;
let thread: string;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  reader = await person(test.server, admin, 'Otto');
  const { url } = await discussion(member, 'Where do bees sleep?', 1);
  thread = new URL(url).pathname;
  await done(admin.client.patch('/config', { 'garden.inputFormatter': 'rich2' }));
});
afterAll(() => test?.close());

const SIZES = [
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 800 }],
] as const;

const below = (page: Page) =>
  page.getByRole('article', { name: 'Original post' }).getByText('Keeper of bees');

describe.each(SIZES)('on %s', (_where, viewport) => {
  it('a member writes a signature, others read it, and hide it for good', async () => {
    const page = await test.openAs(member.client.cookies, { viewport });
    await page.goto('/profile/signature');
    const area = page.getByRole('textbox', { name: 'Signature' });
    await area.click();
    await page.getByRole('toolbar').first().waitFor();
    await area.pressSequentially('Keeper of bees');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your signature is saved.').waitFor();
    await page.getByRole('heading', { name: 'As others read it' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    const other = await test.openAs(reader.client.cookies, { viewport });
    await other.goto(thread);
    await below(other).waitFor();
    expect(await axeViolations(other)).toEqual([]);
    await other.goto('/profile/preferences');
    await other.mouse.wheel(0, 5000);
    const shows = other.getByRole('switch', { name: 'Show signatures' });
    await shows.scrollIntoViewIfNeeded();
    expect(await shows.isChecked()).toBe(true);
    const saved = other.waitForResponse((response) => response.url().endsWith('/signatures/preferences'));
    await shows.click();
    await saved;
    await other.goto(thread);
    expect(await below(other).isVisible()).toBe(false);
    // The server says it at the root: without scripts it holds as well.
    const html = await (await reader.client.page(thread)).text;
    expect(html).toMatch(/^<!doctype html>\s*<html data-reader="hidesSignatures" /);
    await reader.client.patch('/signatures/preferences', { hidesSignatures: false });
    await other.reload();
    await below(other).waitFor();
  });

  it('a moderator removes one from the menu of a post', async () => {
    await done(
      member.client.patch(`/users/${member.userID}/signature`, { body: 'Keeper of bees', format: 'text' }),
    );
    const page = await test.openAs(admin.client.cookies, { viewport });
    await page.goto(thread);
    await below(page).waitFor();
    await page.getByLabel('Discussion Options').click();
    await page.getByRole('button', { name: 'Remove signature' }).click();
    const form = page.getByRole('dialog', { name: 'Remove signature' });
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('The signature is removed.').waitFor();
    await below(page).waitFor({ state: 'detached' });
  });
});
